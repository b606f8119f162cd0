-- Case-insensitive addresses, accents folded, and similarity for searches as one types.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateTable
CREATE TABLE "account" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" VARCHAR(100) NOT NULL,
    "domain" VARCHAR(100) NOT NULL,
    "logo_id" INTEGER,
    "navigation" JSONB NOT NULL DEFAULT '[]',
    "hide_email" BOOLEAN NOT NULL DEFAULT false,
    "homepage_groups" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "login_title" VARCHAR(200) NOT NULL DEFAULT '',
    "login_short_intro" VARCHAR(1000) NOT NULL DEFAULT '',
    "sso_enabled" SMALLINT NOT NULL DEFAULT 0,
    "sso_entity_id" TEXT NOT NULL DEFAULT '',
    "sso_issuer_url" TEXT NOT NULL DEFAULT '',
    "sso_x509_certificate" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "groups" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "type" SMALLINT NOT NULL,
    "private" BOOLEAN NOT NULL DEFAULT false,
    "all_users_can_create_posts" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_members" (
    "group_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "is_member" BOOLEAN NOT NULL DEFAULT false,
    "is_creator" BOOLEAN NOT NULL DEFAULT false,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "group_members_pkey" PRIMARY KEY ("group_id","user_id")
);

-- CreateTable
CREATE TABLE "categories" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "parent_id" INTEGER,
    "name" VARCHAR(100) NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "type" VARCHAR(127) NOT NULL,
    "size" BIGINT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "blur" VARCHAR(64),
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "uploader_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_uses" (
    "id" SERIAL NOT NULL,
    "media_id" INTEGER NOT NULL,
    "post_id" INTEGER NOT NULL,
    "comment_id" INTEGER,

    CONSTRAINT "media_uses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_lists" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "fields" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_lists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contacts" (
    "id" SERIAL NOT NULL,
    "list_id" INTEGER NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "fields" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "venues" (
    "id" SERIAL NOT NULL,
    "place_id" VARCHAR(300) NOT NULL,
    "description" VARCHAR(300) NOT NULL,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "population" INTEGER NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "venues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "posts" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "category_id" INTEGER,
    "parent_id" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "title" VARCHAR(255) NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "content" TEXT NOT NULL DEFAULT '',
    "excerpt" VARCHAR(500),
    "dynamic_excerpt" VARCHAR(500) NOT NULL DEFAULT '',
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "featured_image_id" INTEGER,
    "featured_image_contain" BOOLEAN NOT NULL DEFAULT false,
    "notify" BOOLEAN NOT NULL DEFAULT false,
    "media_id" INTEGER,
    "filesize" BIGINT,
    "published_at" TIMESTAMPTZ(3),
    "read_by_count" INTEGER NOT NULL DEFAULT 0,
    "comments_count" INTEGER NOT NULL DEFAULT 0,
    "thumbs_up_count" INTEGER NOT NULL DEFAULT 0,
    "clap_count" INTEGER NOT NULL DEFAULT 0,
    "love_count" INTEGER NOT NULL DEFAULT 0,
    "last_activity_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" INTEGER,
    "deleted_at" TIMESTAMPTZ(3),
    "deleted_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "post_slugs" (
    "group_id" INTEGER NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "post_id" INTEGER NOT NULL,

    CONSTRAINT "post_slugs_pkey" PRIMARY KEY ("group_id","slug")
);

-- CreateTable
CREATE TABLE "post_authors" (
    "post_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "post_authors_pkey" PRIMARY KEY ("post_id","user_id")
);

-- CreateTable
CREATE TABLE "events" (
    "post_id" INTEGER NOT NULL,
    "group_id" INTEGER NOT NULL,
    "venue" VARCHAR(300) NOT NULL DEFAULT '',
    "starts" TIMESTAMPTZ(3) NOT NULL,
    "ends" TIMESTAMPTZ(3) NOT NULL,
    "google_place_id" VARCHAR(300),
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "sequence" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "events_pkey" PRIMARY KEY ("post_id")
);

-- CreateTable
CREATE TABLE "comments" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reactions" (
    "post_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "type" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reactions_pkey" PRIMARY KEY ("post_id","user_id","type")
);

-- CreateTable
CREATE TABLE "post_readers" (
    "post_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "last_viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_readers_pkey" PRIMARY KEY ("post_id","user_id")
);

-- CreateTable
CREATE TABLE "post_views" (
    "id" BIGSERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_links" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token" VARCHAR(64) NOT NULL,
    "link_expires" SMALLINT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_documents" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER,
    "user_id" INTEGER,
    "contact_id" INTEGER,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL DEFAULT '',
    "language" VARCHAR(20) NOT NULL DEFAULT 'simple',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "email" CITEXT,
    "password_hash" TEXT,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "avatar_id" INTEGER,
    "job_title" VARCHAR(200),
    "phone_office" VARCHAR(50),
    "phone_mobile" VARCHAR(50),
    "intro" TEXT,
    "work_experience" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deactivated_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" VARCHAR(64) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "user_agent" VARCHAR(300),
    "ip_address" VARCHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" SERIAL NOT NULL,
    "email" CITEXT NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "job_title" VARCHAR(200),
    "phone_office" VARCHAR(50),
    "phone_mobile" VARCHAR(50),
    "token_hash" VARCHAR(64) NOT NULL,
    "invited_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "token_hash" VARCHAR(64) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" INTEGER NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "request" VARCHAR(500) NOT NULL,
    "status" SMALLINT,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "groups_slug_key" ON "groups"("slug");

-- CreateIndex
CREATE INDEX "groups_name_id_idx" ON "groups"("name", "id");

-- CreateIndex
CREATE INDEX "group_members_user_id_group_id_idx" ON "group_members"("user_id", "group_id");

-- CreateIndex
CREATE INDEX "categories_group_id_parent_id_position_id_idx" ON "categories"("group_id", "parent_id", "position", "id");

-- CreateIndex
CREATE INDEX "categories_parent_id_group_id_idx" ON "categories"("parent_id", "group_id");

-- CreateIndex
CREATE UNIQUE INDEX "categories_id_group_id_key" ON "categories"("id", "group_id");

-- CreateIndex
CREATE UNIQUE INDEX "categories_group_id_slug_key" ON "categories"("group_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "media_key_key" ON "media"("key");

-- CreateIndex
CREATE INDEX "media_uploader_id_updated_at_id_idx" ON "media"("uploader_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "media_shared_updated_at_id_idx" ON "media"("shared", "updated_at", "id");

-- CreateIndex
CREATE INDEX "media_created_at_idx" ON "media"("created_at");

-- CreateIndex
CREATE INDEX "media_uses_post_id_idx" ON "media_uses"("post_id");

-- CreateIndex
CREATE INDEX "media_uses_comment_id_idx" ON "media_uses"("comment_id");

-- CreateIndex
CREATE UNIQUE INDEX "media_uses_media_id_post_id_comment_id_key" ON "media_uses"("media_id", "post_id", "comment_id");

-- CreateIndex
CREATE INDEX "contact_lists_name_id_idx" ON "contact_lists"("name", "id");

-- CreateIndex
CREATE INDEX "contacts_list_id_name_id_idx" ON "contacts"("list_id", "name", "id");

-- CreateIndex
CREATE INDEX "contacts_name_id_idx" ON "contacts"("name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "contacts_id_list_id_key" ON "contacts"("id", "list_id");

-- CreateIndex
CREATE UNIQUE INDEX "venues_place_id_key" ON "venues"("place_id");

-- CreateIndex
CREATE INDEX "venues_population_idx" ON "venues"("population");

-- CreateIndex
CREATE INDEX "posts_group_id_category_id_parent_id_position_id_idx" ON "posts"("group_id", "category_id", "parent_id", "position", "id");

-- CreateIndex
CREATE INDEX "posts_parent_id_group_id_idx" ON "posts"("parent_id", "group_id");

-- CreateIndex
CREATE INDEX "posts_category_id_group_id_idx" ON "posts"("category_id", "group_id");

-- CreateIndex
CREATE INDEX "posts_by_date" ON "posts"("group_id", "published_at" DESC, "id" DESC) WHERE (status = 2 AND deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "posts_by_category_date" ON "posts"("group_id", "category_id", "published_at" DESC, "id" DESC) WHERE (status = 2 AND deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "posts_featured" ON "posts"("group_id", "published_at" DESC, "id" DESC) WHERE (featured AND status = 2 AND deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "posts_by_activity" ON "posts"("group_id", "last_activity_at" DESC, "id" DESC) WHERE (status = 2 AND deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "posts_by_title" ON "posts"("group_id", "category_id", "title", "id") WHERE (status = 2 AND deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "posts_by_position" ON "posts"("group_id", "position", "id") WHERE (deleted_at IS NULL);

-- CreateIndex
CREATE INDEX "posts_trash" ON "posts"("deleted_at") WHERE (deleted_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "posts_featured_image_id_idx" ON "posts"("featured_image_id");

-- CreateIndex
CREATE INDEX "posts_media_id_idx" ON "posts"("media_id");

-- CreateIndex
CREATE INDEX "posts_created_by_id_idx" ON "posts"("created_by_id");

-- CreateIndex
CREATE INDEX "posts_deleted_by_id_idx" ON "posts"("deleted_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "posts_id_group_id_key" ON "posts"("id", "group_id");

-- CreateIndex
CREATE UNIQUE INDEX "posts_group_id_slug_key" ON "posts"("group_id", "slug");

-- CreateIndex
CREATE INDEX "post_slugs_post_id_idx" ON "post_slugs"("post_id");

-- CreateIndex
CREATE INDEX "post_authors_user_id_post_id_idx" ON "post_authors"("user_id", "post_id");

-- CreateIndex
CREATE INDEX "events_group_id_starts_post_id_idx" ON "events"("group_id", "starts", "post_id");

-- CreateIndex
CREATE INDEX "comments_post_id_created_at_id_idx" ON "comments"("post_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comments_user_id_idx" ON "comments"("user_id");

-- CreateIndex
CREATE INDEX "reactions_user_id_idx" ON "reactions"("user_id");

-- CreateIndex
CREATE INDEX "post_readers_post_id_last_viewed_at_idx" ON "post_readers"("post_id", "last_viewed_at");

-- CreateIndex
CREATE INDEX "post_readers_user_id_idx" ON "post_readers"("user_id");

-- CreateIndex
CREATE INDEX "post_views_post_id_viewed_at_idx" ON "post_views"("post_id", "viewed_at");

-- CreateIndex
CREATE INDEX "post_views_user_id_idx" ON "post_views"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_token_key" ON "share_links"("token");

-- CreateIndex
CREATE INDEX "share_links_post_id_created_at_idx" ON "share_links"("post_id", "created_at");

-- CreateIndex
CREATE INDEX "share_links_user_id_idx" ON "share_links"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "search_documents_post_id_key" ON "search_documents"("post_id");

-- CreateIndex
CREATE UNIQUE INDEX "search_documents_user_id_key" ON "search_documents"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "search_documents_contact_id_key" ON "search_documents"("contact_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_name_id_idx" ON "users"("name", "id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");

-- CreateIndex
CREATE INDEX "invitations_email_idx" ON "invitations"("email");

-- CreateIndex
CREATE INDEX "invitations_created_at_id_idx" ON "invitations"("created_at", "id");

-- CreateIndex
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");

-- CreateIndex
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_group_id_fkey" FOREIGN KEY ("parent_id", "group_id") REFERENCES "categories"("id", "group_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_uploader_id_fkey" FOREIGN KEY ("uploader_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "contact_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_group_id_fkey" FOREIGN KEY ("category_id", "group_id") REFERENCES "categories"("id", "group_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_parent_id_group_id_fkey" FOREIGN KEY ("parent_id", "group_id") REFERENCES "posts"("id", "group_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_featured_image_id_fkey" FOREIGN KEY ("featured_image_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_deleted_by_id_fkey" FOREIGN KEY ("deleted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_slugs" ADD CONSTRAINT "post_slugs_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_slugs" ADD CONSTRAINT "post_slugs_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_authors" ADD CONSTRAINT "post_authors_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_authors" ADD CONSTRAINT "post_authors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_readers" ADD CONSTRAINT "post_readers_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_readers" ADD CONSTRAINT "post_readers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_contact_id_fkey" FOREIGN KEY ("contact_id") REFERENCES "contacts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_fkey" FOREIGN KEY ("avatar_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "users_name_trgm" ON "users" USING GIN ("name" gin_trgm_ops);

-- What Prisma's schema cannot say.

ALTER TABLE "account" ADD CONSTRAINT "account_is_one_row" CHECK (id = 1);
ALTER TABLE "account" ADD CONSTRAINT "account_sso_enabled" CHECK (sso_enabled BETWEEN 0 AND 2);
ALTER TABLE "groups" ADD CONSTRAINT "groups_type" CHECK (type BETWEEN 1 AND 5);
ALTER TABLE "groups" ADD CONSTRAINT "groups_name" CHECK (length(name) > 0);
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_some_list" CHECK (is_member OR is_creator OR is_admin);
ALTER TABLE "categories" ADD CONSTRAINT "categories_name" CHECK (length(name) > 0);
ALTER TABLE "categories" ADD CONSTRAINT "categories_not_own_parent" CHECK (parent_id <> id);
ALTER TABLE "posts" ADD CONSTRAINT "posts_status" CHECK (status BETWEEN 0 AND 2);
ALTER TABLE "posts" ADD CONSTRAINT "posts_title" CHECK (length(title) > 0);
ALTER TABLE "posts" ADD CONSTRAINT "posts_not_own_parent" CHECK (parent_id <> id);
ALTER TABLE "posts" ADD CONSTRAINT "posts_published_have_a_date" CHECK (status < 2 OR published_at IS NOT NULL);
ALTER TABLE "posts" ADD CONSTRAINT "posts_counts" CHECK (
  read_by_count >= 0 AND comments_count >= 0 AND thumbs_up_count >= 0 AND clap_count >= 0 AND love_count >= 0);
ALTER TABLE "events" ADD CONSTRAINT "events_start_before_end" CHECK (starts <= ends);
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_type" CHECK (type BETWEEN 1 AND 3);
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_expires" CHECK (link_expires IN (0, 1, 7, 14, 30, 365));
ALTER TABLE "media" ADD CONSTRAINT "media_size" CHECK (size >= 0);
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_one_subject" CHECK (
  num_nonnulls(post_id, user_id, contact_id) = 1);

-- A deleted member leaves the address to be invited again. A present one has it.
ALTER TABLE "users" ADD CONSTRAINT "users_email" CHECK (email IS NOT NULL OR deleted_at IS NOT NULL);

-- One use of a file in a post itself, not one a row with its NULL comment.
DROP INDEX "media_uses_media_id_post_id_comment_id_key";
CREATE UNIQUE INDEX "media_uses_media_id_post_id_comment_id_key"
  ON "media_uses" ("media_id", "post_id", "comment_id") NULLS NOT DISTINCT;

-- From the top folder or category down to `category`: [{ id, slug, name }].
CREATE FUNCTION category_path(category integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH RECURSIVE path AS (
    SELECT id, slug, name, parent_id, 1 AS depth FROM categories WHERE id = category
    UNION ALL
    SELECT c.id, c.slug, c.name, c.parent_id, path.depth + 1 FROM categories c JOIN path ON c.id = path.parent_id
    WHERE path.depth < 100)
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name) ORDER BY depth DESC), '[]'::jsonb)
  FROM path
$$;

-- The team exists from the start. Its first admin names it.
INSERT INTO "account" ("id", "name", "domain") VALUES (1, 'Our team', 'our-team');
