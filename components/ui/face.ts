/** What shows of a person beside others. */
export type Face = { id: number; name: string; initials: string; avatar?: string | null | undefined };

/** No more than that of a person, for the browser; a picture only where there is one. */
export function faceOf({ id, name, initials, avatar }: Face): Face {
  return { id, name, initials, ...(avatar && { avatar }) };
}
