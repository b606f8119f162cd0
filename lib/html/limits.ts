import { Parser } from 'htmlparser2';
import { maxBytes, maxDepth, tooDeep, tooLarge } from './refusals.ts';

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
