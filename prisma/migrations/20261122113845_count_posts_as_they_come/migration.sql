-- CreateTable
CREATE TABLE "post_counts" (
    "id" BIGSERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "category_id" INTEGER,
    "posts" INTEGER NOT NULL,

    CONSTRAINT "post_counts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "post_counts_group_id_category_id_posts_idx" ON "post_counts"("group_id", "category_id", "posts");

-- One more row for what comes and what goes, never an update of a shared one: nobody waits for anybody, and no two
-- transactions can wait for each other. There is no reference to groups and categories, as posts go after their group is gone.
CREATE FUNCTION count_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 2 AND OLD.deleted_at IS NULL AND OLD.published_at IS NOT NULL THEN
    INSERT INTO post_counts (group_id, category_id, posts) VALUES (OLD.group_id, OLD.category_id, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 2 AND NEW.deleted_at IS NULL AND NEW.published_at IS NOT NULL THEN
    INSERT INTO post_counts (group_id, category_id, posts) VALUES (NEW.group_id, NEW.category_id, 1);
  END IF;
  RETURN NULL;
END $$;

-- They are made before the counting and lock out writes until it is done, so none is missed.
CREATE TRIGGER count_post_added AFTER INSERT OR DELETE ON "posts" FOR EACH ROW EXECUTE FUNCTION count_post();
CREATE TRIGGER count_post_changed AFTER UPDATE ON "posts" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status
    OR (OLD.deleted_at IS NULL) IS DISTINCT FROM (NEW.deleted_at IS NULL)
    OR (OLD.published_at IS NULL) IS DISTINCT FROM (NEW.published_at IS NULL)
    OR OLD.group_id IS DISTINCT FROM NEW.group_id
    OR OLD.category_id IS DISTINCT FROM NEW.category_id)
  EXECUTE FUNCTION count_post();

INSERT INTO post_counts (group_id, category_id, posts)
SELECT group_id, category_id, count(*) FROM posts
WHERE status = 2 AND deleted_at IS NULL AND published_at IS NOT NULL
GROUP BY group_id, category_id;
