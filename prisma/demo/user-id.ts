import { type PersonKey, people } from './content/people';

export const personKeys = Object.keys(people) as PersonKey[];

export function userId(person: PersonKey): number {
  return personKeys.indexOf(person) + 1;
}
