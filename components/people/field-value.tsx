import type { ContactFieldJson } from '@/lib/people/schema';

type Props = { type: ContactFieldJson['type']; value: string };

/** A contact's own field as what it is: something to open, to write to, to call, or to read. */
export function FieldValue({ type, value }: Props) {
  if (type === 'yes_no') return value === 'yes' ? 'Yes' : 'No';
  if (type === 'text') return <span className="whitespace-pre-line wrap-anywhere">{value}</span>;
  const external = type === 'link' && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a className="wrap-anywhere text-accent hover:underline" href={addressOf(type, value)} {...external}>
      {type === 'link' ? value.replace(/^https?:\/\//, '') : value}
    </a>
  );
}

function addressOf(type: 'link' | 'email' | 'tel', value: string): string {
  if (type === 'link') return value;
  return type === 'email' ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, '')}`;
}
