-- CreateIndex
CREATE INDEX "users_job_title_trgm" ON "users" USING GIN ("job_title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_email_trgm" ON "users" USING GIN ("email" gin_trgm_ops);
