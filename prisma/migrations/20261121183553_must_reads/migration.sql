-- AlterTable
ALTER TABLE "notification_settings" ADD COLUMN     "must_reads" VARCHAR(10) NOT NULL DEFAULT 'now';

-- CreateTable
CREATE TABLE "must_reads" (
    "post_id" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "must_reads_pkey" PRIMARY KEY ("post_id")
);

-- CreateTable
CREATE TABLE "confirmations" (
    "post_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "confirmations_pkey" PRIMARY KEY ("post_id","user_id")
);

-- CreateIndex
CREATE INDEX "must_reads_due_at_idx" ON "must_reads"("due_at");

-- CreateIndex
CREATE INDEX "confirmations_user_id_idx" ON "confirmations"("user_id");

-- AddForeignKey
ALTER TABLE "must_reads" ADD CONSTRAINT "must_reads_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_version" CHECK ("version" > 0);
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_answer" CHECK (answer IN ('yes', 'no', 'maybe'));
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_must_reads"
  CHECK (must_reads IN ('now', 'daily', 'weekly', 'off'));

-- Not checked against the rows there are: those kept the narrower rule.
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind"
  CHECK (kind IN ('post', 'mention', 'comment', 'welcome', 'required', 'due_soon', 'overdue')) NOT VALID;
