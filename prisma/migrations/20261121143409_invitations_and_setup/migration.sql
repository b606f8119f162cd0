-- AlterTable
ALTER TABLE "account" ADD COLUMN     "setup_token_hash" VARCHAR(64);

-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "mail_failed_at" TIMESTAMPTZ(3),
ADD COLUMN     "mailed_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_open_email_key" ON "invitations"("email") WHERE (accepted_at IS NULL AND revoked_at IS NULL);
