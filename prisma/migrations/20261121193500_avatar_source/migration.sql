-- AlterTable
ALTER TABLE "media" ADD COLUMN     "source_id" INTEGER;

-- CreateIndex
CREATE INDEX "media_source_id_idx" ON "media"("source_id");

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
