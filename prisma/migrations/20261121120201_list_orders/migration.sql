-- DropIndex
DROP INDEX "posts_by_activity";

-- DropIndex
DROP INDEX "posts_by_position";

-- DropIndex
DROP INDEX "posts_by_title";

-- CreateIndex
CREATE INDEX "posts_by_activity" ON "posts"("group_id", "last_activity_at" DESC, "id" DESC, "published_at", "category_id") WHERE (status = 2 AND deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "posts_by_position" ON "posts"("group_id", "position", "id", "status", "published_at", "category_id") WHERE (deleted_at IS NULL);

-- Files by name, whatever its case. `IS NULL` is no equality to the planner, so the top level has an index of its own.
CREATE INDEX "posts_by_title" ON "posts"("group_id", "category_id", lower("title"), "id")
  WHERE (status = 2 AND deleted_at IS NULL);
CREATE INDEX "posts_top_by_title" ON "posts"("group_id", lower("title"), "id")
  WHERE (status = 2 AND deleted_at IS NULL AND category_id IS NULL);
