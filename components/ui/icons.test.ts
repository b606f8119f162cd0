import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names';
import { iconSprite } from './icon-sprite';

const sprite = readFileSync(new URL(`../../public${iconSprite}`, import.meta.url), 'utf8');

test('every icon has its drawing in the sprite, and the sprite nothing else', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><\w/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
});

test('the name of the sprite changes with what is in it: browsers keep it for a year', () => {
  expect(iconSprite).toBe(`/icons.${hash('sha256', sprite).slice(0, 6)}.svg`);
});
