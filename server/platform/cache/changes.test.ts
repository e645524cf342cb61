import { expect, test } from 'vitest';
import { Changes } from './changes.ts';

test('what depends on a topic is old once it was announced', () => {
  const changes = new Changes();
  const moment = changes.moment;
  changes.announce('cars');
  expect(changes.areNoneSince(moment, ['properties', 'property:a'])).toBe(true);
  expect(changes.areNoneSince(moment, ['properties', 'cars'])).toBe(false);
  expect(changes.areNoneSince(changes.moment, ['cars'])).toBe(true);
});

test('everything is old once everything may have changed', () => {
  const changes = new Changes();
  const moment = changes.moment;
  changes.everything();
  expect(changes.areNoneSince(moment, [])).toBe(false);
  expect(changes.areNoneSince(changes.moment, ['cars'])).toBe(true);
});

test('more topics than are remembered make everything old, and nothing seem new that is not', () => {
  const changes = new Changes();
  const moment = changes.moment;
  changes.announce('car:first');
  for (let n = 0; n < 20_000; n += 1) changes.announce(`car:${n}`);
  expect(changes.areNoneSince(moment, ['car:first'])).toBe(false);
  expect(changes.areNoneSince(moment, ['site'])).toBe(false);
  expect(changes.areNoneSince(changes.moment, ['site'])).toBe(true);
});
