import type { Past } from './content/types';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Dates around one moment, which is cut to its minute. */
export type Clock = ReturnType<typeof clockAt>;

export function clockAt(moment: Date) {
  const now = new Date(moment.getTime() - (moment.getTime() % minute));
  const midnight = now.getTime() - (now.getTime() % day);
  return {
    now,
    past(at: Past): Date {
      if ('minutes' in at) return new Date(now.getTime() - at.minutes * minute);
      return new Date(midnight - at.days * day + timeOf(at.time ?? '09:00'));
    },
    inDays: (days: number, time: string) => new Date(midnight + days * day + timeOf(time)),
    /** What the clock on the venue's wall says, that many days from today; `workday` avoids the weekend. */
    local(days: number, time: string, place: { zone: string; workday: boolean }): Date {
      const weekday = new Date(midnight + days * day).getUTCDay();
      const shift = !place.workday || (weekday !== 0 && weekday !== 6) ? 0 : weekday === 6 ? 2 : 1;
      return zoned(midnight + (days + shift) * day + timeOf(time), place.zone);
    },
  };
}

function timeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hour + minutes * minute;
}

/** The instant at which `zone` shows the wall time that `wall` spells in UTC. */
function zoned(wall: number, zone: string): Date {
  const first = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(first, zone));
}

function offsetAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * hour + Number(minutes ?? 0) * minute);
}
