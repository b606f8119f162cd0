-- AlterTable
ALTER TABLE "password_resets" ADD COLUMN     "request_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_request_id_key" ON "password_resets"("request_id");
