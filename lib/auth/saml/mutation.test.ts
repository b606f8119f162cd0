import fc from 'fast-check';
import { test } from 'vitest';
import { read, request } from '@/lib/auth/saml/forge.fixture';
import { parseStrictly, walk } from '@/lib/auth/saml/xml';
import { answerOf, issuer } from '@/lib/testing/identity-provider';

/** Changes the tree at random places: moves, copies, removes and renames elements, and swaps texts and attributes. */
function mutate(xml: string, steps: { kind: number; from: number; to: number }[]): string {
  const document = parseStrictly(xml);
  for (const { kind, from, to } of steps) {
    const all = [...walk(document.documentElement)].map(({ element }) => element);
    if (all.length < 2) break;
    const source = all[1 + (from % (all.length - 1))] as Element;
    const target = all[1 + (to % (all.length - 1))] as Element;
    // A tree that is moved into itself is no tree any more.
    if (isInside(target, source)) continue;
    if (kind === 0) target.appendChild(source);
    else if (kind === 1) target.insertBefore(source.cloneNode(true), target.firstChild);
    else if (kind === 2) source.parentNode?.removeChild(source);
    else if (kind === 3) target.textContent = ['admin', '_response', issuer, ''][from % 4] ?? '';
    else if (kind === 4) target.setAttribute('ID', source.getAttribute('ID') ?? '_other');
    else if (kind === 5) target.parentNode?.replaceChild(source.cloneNode(true), target);
    else target.setAttribute('Format', source.getAttribute('Algorithm') ?? 'x');
  }
  return document.toString();
}

function isInside(inner: Element, outer: Element): boolean {
  for (let at: Node | null = inner; at; at = at.parentNode) if (at === outer) return true;
  return false;
}

test('no mutation of the tree changes who it is', { timeout: 120_000 }, async () => {
  const xml = await answerOf({ inResponseTo: request, with: { signResponse: true } });
  const original = JSON.stringify((await read(xml)).identity);
  const step = fc.record({ kind: fc.nat(6), from: fc.nat(200), to: fc.nat(200) });
  const steps = fc.array(step, { minLength: 1, maxLength: 5 });
  const property = fc.asyncProperty(steps, async (changes) => {
    const outcome = await read(mutate(xml, changes)).catch(() => null);
    return outcome === null || JSON.stringify(outcome.identity) === original;
  });
  const numRuns = Number(process.env.SAML_MUTANTS ?? 1500);
  await fc.assert(property, { numRuns, interruptAfterTimeLimit: 60_000 });
});
