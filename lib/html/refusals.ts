import { invalid } from '../errors.ts';

/** Guard 6: what a post or comment may weigh, and how deep its elements may nest. */
export const maxBytes = 512 * 1024;
export const maxDepth = 100;

export function tooLarge() {
  return invalid('content', 'The text is too large: it can have at most 512 KB.');
}

export function tooDeep() {
  return invalid('content', `The text is nested too deeply: at most ${maxDepth} levels.`);
}

export function tooSlow() {
  return invalid('content', 'The text is too complicated to be checked. Simplify it and try again.');
}
