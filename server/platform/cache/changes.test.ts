import { describe, expect, test } from 'vitest';
import { Changes } from './changes.ts';
import { EVERYTHING } from './topics.ts';

test('an announced topic outdates what depends on it', () => {
  const changes = new Changes();
  const moment = changes.moment;
  changes.announce('cars');
  expect(changes.areNoneSince(moment, ['properties', 'property:a'])).toBe(true);
  expect(changes.areNoneSince(moment, ['properties', 'cars'])).toBe(false);
  expect(changes.areNoneSince(changes.moment, ['cars'])).toBe(true);
});

test('announcing everything outdates everything', () => {
  const changes = new Changes();
  const moment = changes.moment;
  changes.everything();
  expect(changes.areNoneSince(moment, [])).toBe(false);
  expect(changes.areNoneSince(changes.moment, ['cars'])).toBe(true);
});

test('more topics than can be remembered outdate everything, and never make old things seem new', () => {
  const changes = new Changes();
  const moment = changes.moment;
  changes.announce('car:first');
  for (let n = 0; n < 20_000; n += 1) changes.announce(`car:${n}`);
  expect(changes.areNoneSince(moment, ['car:first'])).toBe(false);
  expect(changes.areNoneSince(moment, ['site'])).toBe(false);
  expect(changes.areNoneSince(changes.moment, ['site'])).toBe(true);
});

describe('a topic that keeps changing', () => {
  /** Changes with their own clock, and a topic that has just changed. */
  function changing() {
    const clock = { now: 10_000 };
    const changes = new Changes(() => clock.now);
    const moment = changes.moment;
    changes.announce('cars');
    return { clock, changes, moment };
  }

  test('shows at once, then not again within half a second', () => {
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
  test('is never shown older than that, however often it changes', () => {
    const { clock, changes } = changing();
    for (let n = 0; n < 1_000; n += 1) {
      const moment = changes.moment;
      changes.announce('cars');
      clock.now += 500;
      expect(changes.areNoneShownSince(moment, ['cars'])).toBe(false);
      clock.now += 1 + (n % 7) * 90;
    }
  });

  test('does not delay changes of other topics', () => {
    const { changes } = changing();
    changes.announce('cars');
    const { moment } = changes;
    changes.announce('properties');
    expect(changes.areNoneShownSince(moment, ['properties'])).toBe(false);
  });

  test('counts as one topic when everything is announced', () => {
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
