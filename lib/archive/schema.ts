import { z } from 'zod';

export const id = z.int().min(1).max(2_147_483_647);
export const when = z.iso.datetime({ offset: true });
export const perhaps = when.nullable();
export const stamps = { version: z.int().min(1), created_at: when, updated_at: when };
const text = z.string().nullable();

/** What each file of an export holds, so far as it is taken back. What is not named here is for readers. */
export const team = z.object({
  hearth: z.literal('export', { error: 'This is no export of Hearth.' }),
  format: z.literal(1, { error: 'This export was made by a newer version of Hearth.' }),
  name: z.string(),
  domain: z.string(),
  logo_id: id.nullable(),
  // Exports of before have none.
  brand_color: z.string().nullable().default(null),
  logo_color: z.string().nullable().default(null),
  navigation: z.array(z.unknown()),
  hide_email: z.boolean(),
  homepage_groups: z.array(id),
  login_title: z.string(),
  login_short_intro: z.string(),
  sso_enabled: z.int().min(0).max(2),
  sso_entity_id: z.string(),
  sso_issuer_url: z.string(),
  sso_logout_url: z.string(),
  sso_x509_certificate: z.string(),
  sso_x509_next: z.string(),
  sso_origin: z.string(),
  sso_creates_people: z.boolean(),
  sso_idp_initiated: z.boolean(),
  sso_attributes: z.record(z.string(), z.string()),
  search_language: z.string(),
  ...stamps,
});

export const person = z.object({
  id,
  name: z.string(),
  email: text,
  job_title: text,
  phone_office: text,
  phone_mobile: text,
  intro: text,
  work_experience: text,
  is_admin: z.boolean(),
  avatar_id: id.nullable(),
  deactivated_at: perhaps,
  deleted_at: perhaps,
  ...stamps,
});

const field = z.object({ label: z.string(), type: z.string() });

export const contact = z.object({
  id,
  name: z.string(),
  fields: z.record(z.string(), z.string()),
  ...stamps,
});

export const contactList = z.object({
  id,
  name: z.string(),
  fields: z.array(field),
  ...stamps,
  contacts: z.array(contact),
});

export const media = z.object({
  id,
  key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  name: z.string(),
  file: z
    .string()
    .regex(/^media\/[\w.-]+$/)
    .nullable(),
  type: z.string(),
  size: z.number(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  blur: text,
  derived: z.boolean(),
  source_id: id.nullable().default(null),
  shared: z.boolean(),
  uploader_id: id.nullable(),
  created_at: when,
  updated_at: when,
});

export const membership = z.object({
  user_id: id,
  is_member: z.boolean(),
  is_creator: z.boolean(),
  is_admin: z.boolean(),
});

export const category = z.object({
  id,
  parent_id: id.nullable(),
  name: z.string(),
  slug: z.string(),
  position: z.int(),
  ...stamps,
});

export const group = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  type: z.int().min(1).max(5),
  private: z.boolean(),
  all_users_can_create_posts: z.boolean(),
  ...stamps,
  people: z.array(membership),
  categories: z.array(category),
});

export const answer = z.object({ user_id: id, answer: z.enum(['yes', 'no', 'maybe']), answered_at: when });

export const event = z.object({
  venue: z.string(),
  starts: when,
  ends: when,
  google_place_id: text,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  sequence: z.int(),
  all_day: z.boolean(),
  answers: z.array(answer),
});

export const confirmation = z.object({ user_id: id, version: z.int(), confirmed_at: when });

export const mustRead = z.object({
  due_at: when,
  version: z.int(),
  asked_at: when,
  confirmations: z.array(confirmation),
});

/** What its place in a post tells whole. */
export const nothing = z.object({});
export const author = z.object({ id });
export const reaction = z.object({ user_id: id, type: z.int().min(1).max(3), created_at: when });
export const use = z.object({ media_id: id, comment_id: id.nullable() });
export const comment = z.object({
  id,
  user_id: id,
  content: z.string(),
  created_at: when,
  updated_at: when,
});

export const post = z.object({
  id,
  group_id: id,
  category_id: id.nullable(),
  parent_id: id.nullable(),
  position: z.int(),
  title: z.string(),
  slug: z.string(),
  status: z.int().min(1).max(2),
  content: z.string(),
  excerpt: text,
  dynamic_excerpt: z.string(),
  featured: z.boolean(),
  featured_image_id: id.nullable(),
  featured_image_contain: z.boolean(),
  notify: z.boolean(),
  media_id: id.nullable(),
  filesize: z.number().nullable(),
  published_at: perhaps,
  announced_at: perhaps,
  last_activity_at: when,
  created_by_id: id.nullable(),
  // Exports of before left the trash out.
  deleted_at: perhaps.default(null),
  deleted_by_id: id.nullable().default(null),
  ...stamps,
  authors: z.array(author),
  event: event.nullable(),
  must_read: mustRead.nullable(),
  reactions: z.array(reaction),
  earlier_slugs: z.array(z.string()),
  uses: z.array(use),
  comments: z.array(comment),
});

export type PostRecord = z.infer<typeof post>;
