import { Parser } from 'htmlparser2';
import { invalid } from '../errors.ts';

/** Guard 6: what a post or comment may weigh, and how deep its elements may nest. */
export const maxBytes = 512 * 1024;
export const maxDepth = 100;

/**
 * Refuses what would be costly to sanitise or to show, before anything costly is done: it stops at the
 * first level too deep, so every input is one linear pass.
 * @throws AppError `invalid`
 */
export function checkLimits(html: string): void {
  if (Buffer.byteLength(html) > maxBytes) throw tooLarge();
  let depth = 0;
  const parser: NestingParser = new NestingParser({
    onopentagname(name) {
      if (parser.nests(name) && ++depth > maxDepth) throw tooDeep();
    },
    onclosetag(name) {
      if (parser.nests(name)) depth--;
    },
  });
  parser.end(html);
}

class NestingParser extends Parser {
  nests(name: string) {
    return !this.isVoidElement(name);
  }
}

export function tooLarge() {
  return invalid('content', 'The text is too large: it can have at most 512 KB.');
}

export function tooDeep() {
  return invalid('content', `The text is nested too deeply: at most ${maxDepth} levels.`);
}

export function tooSlow() {
  return invalid('content', 'The text is too complicated to be checked. Simplify it and try again.');
}
