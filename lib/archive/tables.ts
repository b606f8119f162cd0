import type { z } from 'zod';
import * as rows from '@/lib/archive/plain-schema';
import * as records from '@/lib/archive/schema';

/** A table of an export: which of its columns the records name, and why the others are not in it. */
type Exported = {
  record: z.ZodObject;
  /** Columns that the place of a record tells, such as the post it is listed in. */
  placed?: string[];
  leftOut?: Record<string, string>;
};

const secret = 'a secret';
const counted = 'counted anew from what is taken back';
const drawn = 'found anew in the file';

/** Every table that holds what the team wrote or chose. A test holds both lists against the database. */
export const exported: Record<string, Exported> = {
  account: {
    record: records.team,
    leftOut: { id: 'always 1', setup_token_hash: secret },
  },
  users: { record: records.person, leftOut: { password_hash: secret } },
  contact_lists: { record: records.contactList },
  contacts: { record: records.contact, placed: ['list_id'] },
  media: { record: records.media, leftOut: { preview: drawn, text: drawn } },
  groups: { record: records.group },
  group_members: { record: records.membership, placed: ['group_id'] },
  categories: { record: records.category, placed: ['group_id'] },
  posts: {
    record: records.post,
    leftOut: {
      read_by_count: counted,
      comments_count: counted,
      thumbs_up_count: counted,
      clap_count: counted,
      love_count: counted,
    },
  },
  post_authors: { record: records.author, placed: ['post_id', 'user_id', 'position'] },
  post_slugs: { record: records.nothing, placed: ['post_id', 'group_id', 'slug'] },
  events: { record: records.event, placed: ['post_id', 'group_id'] },
  event_answers: { record: records.answer, placed: ['post_id'] },
  must_reads: { record: records.mustRead, placed: ['post_id'] },
  confirmations: { record: records.confirmation, placed: ['post_id'] },
  reactions: { record: records.reaction, placed: ['post_id'] },
  comments: { record: records.comment, placed: ['post_id'] },
  media_uses: { record: records.use, placed: ['post_id'], leftOut: { id: 'named by nothing' } },
};

/** Tables that are a file each, a row a line, in the order of what tells the rows apart. */
export const plain = {
  post_revisions: { file: 'revisions.json', by: ['id'], record: rows.revision },
  working_copies: { file: 'working-copies.json', by: ['post_id', 'user_id'], record: rows.workingCopy },
  share_links: { file: 'share-links.json', by: ['id'], record: rows.shareLink },
  group_follows: { file: 'group-follows.json', by: ['group_id', 'user_id'], record: rows.groupFollow },
  post_follows: { file: 'post-follows.json', by: ['post_id', 'user_id'], record: rows.postFollow },
  notification_settings: {
    file: 'notification-settings.json',
    by: ['user_id'],
    record: rows.notificationSettings,
  },
  saml_identities: { file: 'sso-identities.json', by: ['issuer', 'subject'], record: rows.identity },
  venues: { file: 'venues.json', by: ['id'], record: rows.venue },
  audit_entries: { file: 'audit.json', by: ['id'], record: rows.auditEntry },
} satisfies Record<string, { file: string; by: string[]; record: z.ZodObject }>;

/** Tables that no export holds, and why. */
export const leftOut: Record<string, string> = {
  sessions: 'signed-in browsers',
  password_resets: 'keys that are mailed once',
  invitations: 'keys that are mailed once; who did not come is invited again',
  calendar_feeds: 'secret addresses, of which only hashes are kept',
  saml_requests: 'sign-ins under way',
  saml_assertions: 'sign-ins that were used up',
  sso_trials: 'tried again in the new place before it is forced',
  idempotency_keys: 'answers that may be asked for again within a day',
  rate_limits: 'counters of minutes',
  uses: 'counters of minutes',
  post_counts: 'counted anew from what is taken back',
  post_editing: 'who has a post open now',
  post_readers: 'who read what is nobody’s to carry away',
  post_views: 'who read what is nobody’s to carry away',
  notifications: 'told already',
  search_documents: 'made anew from what is taken back',
  search_words: 'made anew from what is taken back',
  search_outbox: 'made anew from what is taken back',
  search_engines: 'belongs to the place, not to the team',
  places: 'the gazetteer, which comes along',
};
