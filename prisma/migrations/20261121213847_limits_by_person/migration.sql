-- CreateTable
-- Unlogged: counting a request waits for no disk, and what a crash forgets is who asked how often.
CREATE UNLOGGED TABLE "uses" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "uses_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "uses_expire_idx" ON "uses"("expire");
