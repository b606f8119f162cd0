import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { ContactFieldJson, ContactValues } from '@/lib/people/schema';

const link = z.url({ protocol: /^https?$/ });
const email = z.email();

/** Checks values by the type of their field; empty ones are left out, unknown labels are refused (contract §2). */
export function checkValues(fields: ContactFieldJson[], values: ContactValues): Record<string, string> {
  const types = new Map(fields.map((field) => [field.label, field.type]));
  const errors: Record<string, string[]> = {};
  const kept: Record<string, string> = {};
  for (const [label, raw] of Object.entries(values)) {
    const type = types.get(label);
    const value = textOf(raw, type);
    const problem = type === undefined ? `This list has no field ${label}.` : problemOf(type, value);
    if (problem) errors[`fields.${label}`] = [problem];
    else if (value !== '') kept[label] = value;
  }
  const first = Object.values(errors)[0]?.[0];
  if (first) throw new AppError('invalid', first, { errors });
  return kept;
}

function textOf(raw: ContactValues[string], type: ContactFieldJson['type'] | undefined): string {
  if (raw === null || raw === undefined) return '';
  if (type === 'yes_no' && typeof raw !== 'string') return raw ? 'yes' : 'no';
  return String(raw).normalize('NFC').replaceAll('\0', '').trim();
}

function problemOf(type: ContactFieldJson['type'], value: string): string | null {
  if (value === '') return null;
  switch (type) {
    case 'link':
      return link.safeParse(value).success ? null : 'Send an http or https address.';
    case 'email':
      return email.safeParse(value).success ? null : 'This is not an e-mail address.';
    case 'tel':
      return /^(?=\D*\d)[+(\d][\d\s().\-/]{2,49}$/.test(value) ? null : 'This is not a phone number.';
    case 'yes_no':
      return value === 'yes' || value === 'no' ? null : 'Send yes or no.';
    case 'text':
      return null;
  }
}
