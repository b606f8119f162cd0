-- AlterTable
ALTER TABLE "account" ADD COLUMN     "sso_logout_url" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "saml_name_id" VARCHAR(512),
ADD COLUMN     "saml_name_id_format" VARCHAR(200),
ADD COLUMN     "saml_session_index" VARCHAR(512);

-- CreateIndex
CREATE INDEX "sessions_saml_name_id_idx" ON "sessions"("saml_name_id");
