-- CreateIndex
CREATE INDEX "posts_unpublished" ON "posts"("group_id", "updated_at" DESC) WHERE (status <> 2 AND deleted_at IS NULL);
