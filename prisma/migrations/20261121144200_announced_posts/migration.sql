-- Filled by default, so that only what the application itself writes is ever announced; what is still to come waits.
ALTER TABLE "posts" ADD COLUMN "announced_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
UPDATE "posts" SET "announced_at" = NULL WHERE "status" <> 2 OR "published_at" > now();
CREATE INDEX "posts_to_announce" ON "posts"("published_at") WHERE (announced_at IS NULL AND status = 2 AND deleted_at IS NULL);
