-- AlterTable
ALTER TABLE "media" ADD COLUMN     "derived" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "preview" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "text" TEXT;

-- CreateTable
CREATE TABLE "places" (
    "id" INTEGER NOT NULL,
    "description" VARCHAR(300) NOT NULL,
    "search" VARCHAR(300) NOT NULL,
    "population" INTEGER NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "places_pkey" PRIMARY KEY ("id")
);

-- Searched by beginning and by likeness.
CREATE INDEX "places_search_begin" ON "places"("search" text_pattern_ops);
CREATE INDEX "places_search_like" ON "places" USING gin ("search" gin_trgm_ops);
-- It can be loaded again at any time, so it needs no log.
ALTER TABLE "places" SET UNLOGGED;
