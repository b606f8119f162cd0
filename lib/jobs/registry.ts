import { announceComment } from '@/lib/jobs/announce-comment';
import { announceDue } from '@/lib/jobs/announce-due';
import { announcePost } from '@/lib/jobs/announce-post';
import { cleanUp } from '@/lib/jobs/clean-up';
import { remindReadersJob } from '@/lib/jobs/remind-readers';
import { warnOfExpiry } from '@/lib/jobs/warn-of-expiry';
import { deliverDigests } from '@/lib/notifications/digest';
import { deliverMails } from '@/lib/notifications/mail';
import { loadPlaces } from '@/lib/ports/venues/gazetteer';
import { drainSearchOutbox } from '@/lib/search/outbox';
import { mailInvitations } from '@/lib/users/invitation-mail';
import { mailReset } from '@/lib/users/reset-mail';

/** Every job by its name; a file each. They get the input as it was enqueued, and a signal that ends them on time. */
export const registry = {
  'announce-comment': announceComment,
  'announce-due': announceDue,
  'announce-post': announcePost,
  'clean-up': cleanUp,
  'remind-readers': remindReadersJob,
  'mail-invitations': mailInvitations,
  'mail-reset': mailReset,
  'warn-of-expiry': warnOfExpiry,
};

type Handlers = typeof registry;
export type Jobs = { [Name in keyof Handlers]: Parameters<Handlers[Name]>[0] };

/** What runs by the clock, as a cron expression in UTC. Among several workers only one takes each turn. */
export const schedule: { job: keyof Handlers; cron: string; speed: 'quick' | 'slow' }[] = [
  { job: 'clean-up', cron: '17 * * * *', speed: 'slow' },
  { job: 'remind-readers', cron: '*/5 * * * *', speed: 'quick' },
  { job: 'warn-of-expiry', cron: '7 6 * * *', speed: 'slow' },
];

/** What runs every few seconds in each worker; each makes sure itself that nothing is done twice. */
export const ticks: { name: string; run: () => Promise<void> }[] = [
  { name: 'announce-due', run: announceDue },
  { name: 'places', run: loadPlaces },
  { name: 'search-outbox', run: drainSearchOutbox },
  { name: 'mails', run: deliverMails },
  { name: 'digests', run: deliverDigests },
];
