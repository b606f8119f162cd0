import { describe, expect, test } from 'vitest';
import { contrast, resolveTokens } from './tokens.fixture';

const surfaces = ['--page', '--card', '--raised'];
const themes = ['light', 'dark'] as const;

/** Text and what it stands on: at least 4.5 to 1. */
const texts: [string, string[]][] = [
  ['--ink', [...surfaces, '--hover', '--pressed', '--accent-soft', '--accent-line', '--amber-soft']],
  ['--ink', ['--red-soft', '--green-soft']],
  [
    '--soft',
    [...surfaces, '--hover', '--pressed', '--accent-soft', '--red-soft', '--amber-soft', '--green-soft'],
  ],
  ['--faint', [...surfaces, '--hover', '--accent-soft']],
  ['--accent', [...surfaces, '--hover', '--accent-soft']],
  ['--on-accent', ['--accent', '--accent-hover']],
  ['--red', [...surfaces, '--red-soft']],
  ['--amber', [...surfaces, '--amber-soft']],
  ['--green', [...surfaces, '--green-soft']],
  ['--on-danger', ['--danger', '--danger-hover']],
  ['--page', ['--ink']],
  ...[1, 2, 3, 4, 5].map((type): [string, string[]] => [`--tint-${type}`, ['--page', '--card']]),
  ...Array.from({ length: 10 }, (_, face): [string, string[]] => ['--on-face', [`--face-${face}`]]),
  ['--on-film', ['--film', '--film-light']],
  ['--on-film-soft', ['--film', '--film-light']],
  ['--on-deep', ['--deep']],
  ['--on-deep-soft', ['--deep']],
];

/** The edge of a control, a mark or a ring and what it stands on: at least 3 to 1. */
const controls: [string, string[]][] = [
  ['--control', surfaces],
  ['--focus', [...surfaces, '--hover', '--accent-soft']],
  ['--accent', surfaces],
  ['--danger', surfaces],
  ['--knob', ['--control']],
];

function weak(pairs: [string, string[]][], least: number, token: ReturnType<typeof resolveTokens>) {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ front, back, ratio: contrast(token(front), token(back)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ratio, ...pair }) => `${pair.front} on ${pair.back}: ${ratio.toFixed(2)}`),
  );
}

describe.each(themes)('in the %s theme', (theme) => {
  test('text stands out 4.5 to 1', () => {
    expect(weak(texts, 4.5, resolveTokens(theme))).toEqual([]);
  });

  test('controls stand out 3 to 1', () => {
    expect(weak(controls, 3, resolveTokens(theme))).toEqual([]);
  });

  test('both hold whatever colour the team has', () => {
    const ofBrand = (pairs: typeof texts) =>
      pairs.filter((pair) => pair.flat().some((name) => /accent|deep|focus/.test(name)));
    const failures = everyBrand().flatMap((brand) => {
      const token = resolveTokens(theme, brand);
      const weakest = [...weak(ofBrand(texts), 4.5, token), ...weak(ofBrand(controls), 3, token)];
      return weakest.map((pair) => `${brand}: ${pair}`);
    });
    expect(failures.slice(0, 20)).toEqual([]);
  });
});

test('the default brand colour is the accent itself', () => {
  const token = resolveTokens('light');
  expect(contrast(token('--accent'), token('--brand'))).toBeCloseTo(1, 1);
});

test('black on white is the measure of the measure', () => {
  const [black, white] = [0, 1].map((light) => ({ red: light, green: light, blue: light }));
  if (black && white) expect(contrast(black, white)).toBeCloseTo(21);
});

/** The corners, edges and inside of the colour cube: 216 colours. */
function everyBrand(): string[] {
  const levels = ['00', '33', '66', '99', 'cc', 'ff'];
  return levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)));
}
