-- AlterTable
ALTER TABLE "events" ADD COLUMN     "all_day" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "event_answers" (
    "post_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "answer" VARCHAR(5) NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_answers_pkey" PRIMARY KEY ("post_id","user_id")
);

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "group_id" INTEGER,
    "token_hash" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "event_answers_user_id_idx" ON "event_answers"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");

-- CreateIndex
CREATE INDEX "calendar_feeds_group_id_idx" ON "calendar_feeds"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_user_id_group_id_key" ON "calendar_feeds"("user_id", "group_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_personal" ON "calendar_feeds"("user_id") WHERE (group_id IS NULL);

-- AddForeignKey
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "events"("post_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
