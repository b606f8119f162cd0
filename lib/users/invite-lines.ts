/** One person as the pasted text names them; `problems` say why they cannot be invited. */
export type InviteLine = {
  /** Where in the text the person begins, from 1. */
  line: number;
  email: string;
  name: string;
  job_title: string;
  phone_office: string;
  phone_mobile: string;
  problems: string[];
};

export const inviteMaximum = 100;

const fields = [
  { key: 'name', label: 'The name', max: 200 },
  { key: 'job_title', label: 'The job title', max: 200 },
  { key: 'phone_office', label: 'The phone number', max: 50 },
  { key: 'phone_mobile', label: 'The mobile number', max: 50 },
] as const;

/**
 * A person a line: email, name, job title, phone, mobile (contract §3). Values may be quoted as in RFC 4180; blank lines
 * count but are nobody. Runs in the browser for the preview and on the server for good.
 */
export function readInviteLines(text: string): InviteLine[] {
  const seen = new Map<string, number>();
  return splitRecords(text.replace(/^\uFEFF/, ''))
    .filter(({ values }) => values.some((value) => value.trim() !== ''))
    .map((record) => {
      const person = personOf(record);
      const key = person.email.toLowerCase();
      const first = seen.get(key);
      if (first !== undefined && key !== '')
        person.problems.push(`${person.email} is already on line ${first}.`);
      else seen.set(key, person.line);
      return person;
    });
}

type Record = { line: number; values: string[]; broken: boolean };

function personOf({ line, values, broken }: Record): InviteLine {
  const [email = '', name = '', job_title = '', phone_office = '', phone_mobile = ''] = values.map((value) =>
    value.normalize('NFKC').trim(),
  );
  const person = { line, email, name, job_title, phone_office, phone_mobile, problems: [] as string[] };
  if (broken) person.problems.push('A quotation mark is not closed, or stands in the middle of a value.');
  if (values.some(isUnsafe)) person.problems.push('It holds control characters. Type the line anew.');
  if (values.slice(5).some((value) => value.trim() !== ''))
    person.problems.push('There are more than five values. Put those with a comma in quotation marks.');
  if (email === '') person.problems.push('The e-mail address is missing.');
  else if (!isEmail(email)) person.problems.push(`${shorten(email)} is not an e-mail address.`);
  else if (name === '') person.problems.push('The name is missing.');
  for (const { key, label, max } of fields) {
    if (person[key].length > max) person.problems.push(`${label} can have at most ${max} characters.`);
  }
  return person;
}

/** Control characters, line separators, and marks that turn the direction of text around. */
function isUnsafe(value: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(value + value.normalize('NFKC'));
}

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || local.length > 64 || text.length > 254) return false;
  const labels = domain.split('.');
  return (
    local.split('.').every((part) => /^[A-Za-z0-9_'+-]+$/.test(part)) &&
    /[A-Za-z0-9_+-]$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => /^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label)) &&
    /^([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/.test(labels.at(-1) ?? '')
  );
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** A value that opens with a quotation mark runs to the closing one, over commas and line ends; `""` is one mark. */
function splitRecords(text: string): Record[] {
  const records: Record[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const record: Record = { line, values: [], broken: false };
    let next = ',';
    while (next === ',') {
      const { value, end, broken } = readValue(text, at);
      record.values.push(value);
      record.broken ||= broken;
      line += value.split(/\r\n|\r|\n/).length - 1;
      next = text[end] ?? '';
      at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    }
    line += 1;
    records.push(record);
  }
  return records;
}

type Value = { value: string; end: number; broken: boolean };

function readValue(text: string, start: number): Value {
  const begin = text.slice(start).search(/[^ \t]/) + start;
  if (text[begin] !== '"') {
    const end = endOf(text, start);
    const value = text.slice(start, end);
    return { value, end, broken: value.includes('"') };
  }
  const closing = /"(?:[^"]|"")*"/y;
  closing.lastIndex = begin;
  const quoted = closing.exec(text)?.[0];
  if (quoted === undefined) {
    const end = endOf(text, begin);
    return { value: text.slice(begin, end), end, broken: true };
  }
  const end = endOf(text, closing.lastIndex);
  const rest = text.slice(closing.lastIndex, end);
  return { value: quoted.slice(1, -1).replaceAll('""', '"'), end, broken: rest.trim() !== '' };
}

function endOf(text: string, from: number): number {
  const end = /[,\r\n]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}
