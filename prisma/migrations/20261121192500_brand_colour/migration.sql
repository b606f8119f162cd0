-- The team's colour: as an admin chose it, and as its logo shows it. Additive, without a rewrite.
ALTER TABLE "account" ADD COLUMN "brand_color" VARCHAR(7), ADD COLUMN "logo_color" VARCHAR(7);
ALTER TABLE "account" ADD CONSTRAINT "account_colors_are_hex"
  CHECK ("brand_color" ~ '^#[0-9a-f]{6}$' AND "logo_color" ~ '^#[0-9a-f]{6}$');
