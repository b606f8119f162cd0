import { z } from 'zod';
import { id, perhaps, stamps, when } from '@/lib/archive/schema';

export const revision = z.object({
  id,
  post_id: id,
  user_id: id.nullable(),
  kind: z.int().min(1).max(4),
  title: z.string(),
  content: z.string(),
  created_at: when,
  updated_at: when,
});

export const workingCopy = z.object({
  post_id: id,
  user_id: id,
  base_version: z.int(),
  fields: z.record(z.string(), z.unknown()),
  ...stamps,
});

/** The token is the link: what it opens is in the export anyway. */
export const shareLink = z.object({
  id,
  post_id: id,
  user_id: id,
  token: z.string(),
  link_expires: z.int(),
  expires_at: perhaps,
  created_at: when,
});

export const groupFollow = z.object({ user_id: id, group_id: id });
export const postFollow = z.object({ user_id: id, post_id: id, following: z.boolean() });

const pace = z.enum(['now', 'daily', 'weekly', 'off']);
export const notificationSettings = z.object({
  user_id: id,
  posts: pace,
  mentions: pace,
  comments: pace,
  must_reads: pace,
  time_zone: z.string(),
  daily_on: z.iso.date().nullable(),
  weekly_on: z.iso.date().nullable(),
});

/** Who a member is to the identity provider. */
export const identity = z.object({
  issuer: z.string(),
  subject: z.string(),
  user_id: id,
  created_at: when,
  last_used_at: when,
});

export const venue = z.object({
  id,
  place_id: z.string(),
  description: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  population: z.int(),
  used_at: perhaps,
});

export const auditEntry = z.object({
  id: z.int().min(1),
  at: when,
  actor_id: z.int().nullable(),
  actor_name: z.string(),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.int().nullable(),
  subject_name: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
