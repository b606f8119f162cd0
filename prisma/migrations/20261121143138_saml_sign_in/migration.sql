-- AlterTable
ALTER TABLE "account" ADD COLUMN     "sso_attributes" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "sso_creates_people" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "sso_idp_initiated" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sso_origin" VARCHAR(300) NOT NULL DEFAULT '',
ADD COLUMN     "sso_x509_next" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "sso" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "saml_requests" (
    "id" VARCHAR(64) NOT NULL,
    "binding_hash" VARCHAR(64),
    "path" VARCHAR(2000) NOT NULL,
    "tested_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ticket_hash" VARCHAR(64),
    "identity" JSONB,

    CONSTRAINT "saml_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saml_assertions" (
    "hash" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saml_assertions_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "saml_identities" (
    "issuer" VARCHAR(1000) NOT NULL,
    "subject" VARCHAR(512) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saml_identities_pkey" PRIMARY KEY ("issuer","subject")
);

-- CreateTable
CREATE TABLE "sso_trials" (
    "user_id" INTEGER NOT NULL,
    "settings" VARCHAR(64) NOT NULL,
    "certificate" VARCHAR(64),
    "failure" VARCHAR(500),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sso_trials_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saml_requests_ticket_hash_key" ON "saml_requests"("ticket_hash");

-- CreateIndex
CREATE INDEX "saml_requests_expires_at_idx" ON "saml_requests"("expires_at");

-- CreateIndex
CREATE INDEX "saml_requests_tested_by_id_idx" ON "saml_requests"("tested_by_id");

-- CreateIndex
CREATE INDEX "saml_assertions_expires_at_idx" ON "saml_assertions"("expires_at");

-- CreateIndex
CREATE INDEX "saml_identities_user_id_idx" ON "saml_identities"("user_id");

-- AddForeignKey
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_tested_by_id_fkey" FOREIGN KEY ("tested_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saml_identities" ADD CONSTRAINT "saml_identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sso_trials" ADD CONSTRAINT "sso_trials_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
