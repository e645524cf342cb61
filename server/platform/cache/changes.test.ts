import { describe, expect, test } from 'vitest';
import { Changes } from './changes.ts';
import { EVERYTHING } from './topics.ts';

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

describe('what changes over and over', () => {
  /** Changes with their own clock, and a topic that has just changed. */
  function changing() {
    const clock = { now: 10_000 };
    const changes = new Changes(() => clock.now);
    const moment = changes.moment;
    changes.announce('cars');
    return { clock, changes, moment };
  }

  test('is shown at once, then not again before half a second is over', () => {
    const { clock, changes, moment } = changing();
    expect(changes.areNoneShownSince(moment, ['cars'])).toBe(false);
    const second = changes.moment;
    for (let n = 0; n < 100; n += 1) {
      clock.now += 4;
      changes.announce('cars');
      expect(changes.areNoneShownSince(second, ['cars'])).toBe(true);
      expect(changes.areNoneSince(second, ['cars'])).toBe(false);
    }
    clock.now += 100;
    expect(changes.areNoneShownSince(second, ['cars'])).toBe(false);
  });

  // §8/67
  test('is never older than that, however often it changes', () => {
    const { clock, changes } = changing();
    for (let n = 0; n < 1_000; n += 1) {
      const moment = changes.moment;
      changes.announce('cars');
      clock.now += 500;
      expect(changes.areNoneShownSince(moment, ['cars'])).toBe(false);
      clock.now += 1 + (n % 7) * 90;
    }
  });

  test('holds up the changes of nothing else', () => {
    const { changes } = changing();
    changes.announce('cars');
    const { moment } = changes;
    changes.announce('properties');
    expect(changes.areNoneShownSince(moment, ['properties'])).toBe(false);
  });

  test('is one thing where all is announced as everything', () => {
    const { clock, changes } = changing();
    changes.announce(EVERYTHING);
    const { moment } = changes;
    expect(changes.areNoneShownSince(moment - 1, ['site'])).toBe(false);
    changes.announce(EVERYTHING);
    expect(changes.areNoneShownSince(moment, ['site'])).toBe(true);
    clock.now += 500;
    expect(changes.areNoneShownSince(moment, ['site'])).toBe(false);
  });
});
