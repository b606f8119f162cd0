/** What a contact has under a label. Only its own: a list from elsewhere may have a field named like what every object has. */
export function valueUnder(fields: Record<string, string>, label: string): string | undefined {
  return Object.hasOwn(fields, label) ? fields[label] : undefined;
}
