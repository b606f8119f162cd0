-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "event" VARCHAR(60) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "post_id" INTEGER,
    "comment_id" INTEGER,
    "by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),
    "mail_tries" SMALLINT NOT NULL DEFAULT 0,
    "mail_after" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_settings" (
    "user_id" INTEGER NOT NULL,
    "posts" VARCHAR(10) NOT NULL DEFAULT 'now',
    "mentions" VARCHAR(10) NOT NULL DEFAULT 'now',
    "comments" VARCHAR(10) NOT NULL DEFAULT 'now',
    "time_zone" VARCHAR(60) NOT NULL DEFAULT 'UTC',
    "daily_on" DATE,
    "weekly_on" DATE,

    CONSTRAINT "notification_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "group_follows" (
    "user_id" INTEGER NOT NULL,
    "group_id" INTEGER NOT NULL,

    CONSTRAINT "group_follows_pkey" PRIMARY KEY ("group_id","user_id")
);

-- CreateTable
CREATE TABLE "post_follows" (
    "user_id" INTEGER NOT NULL,
    "post_id" INTEGER NOT NULL,
    "following" BOOLEAN NOT NULL,

    CONSTRAINT "post_follows_pkey" PRIMARY KEY ("post_id","user_id")
);

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_unread" ON "notifications"("user_id") WHERE (read_at IS NULL);

-- CreateIndex
CREATE INDEX "notifications_to_mail" ON "notifications"("created_at", "id") WHERE (mailed_at IS NULL AND read_at IS NULL);

-- CreateIndex
CREATE INDEX "notifications_post_id_idx" ON "notifications"("post_id");

-- CreateIndex
CREATE INDEX "notifications_comment_id_idx" ON "notifications"("comment_id");

-- CreateIndex
CREATE INDEX "notifications_by_id_idx" ON "notifications"("by_id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_event_key" ON "notifications"("user_id", "event");

-- CreateIndex
CREATE INDEX "group_follows_user_id_idx" ON "group_follows"("user_id");

-- CreateIndex
CREATE INDEX "post_follows_user_id_idx" ON "post_follows"("user_id");

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_follows" ADD CONSTRAINT "group_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_follows" ADD CONSTRAINT "group_follows_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_follows" ADD CONSTRAINT "post_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_follows" ADD CONSTRAINT "post_follows_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind IN ('post', 'mention', 'comment', 'welcome'));
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_modes"
  CHECK (posts IN ('now', 'daily', 'weekly', 'off') AND mentions IN ('now', 'daily', 'weekly', 'off')
    AND comments IN ('now', 'daily', 'weekly', 'off'));
