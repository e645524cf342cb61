import { expect, test } from 'vitest';
import { judgeDetails, precisionOf, recallOf } from '#server/testing/judged-details.ts';

// §2.7/30
test.each([false, true])(
  'of what is read from judged texts at least 97 in 100 is right (held back: %s)',
  async (held) => {
    const { all } = await judgeDetails({ held });
    expect(all.right).toBeGreaterThan(150);
    expect(precisionOf(all)).toBeGreaterThanOrEqual(0.97);
    expect(recallOf(all)).toBeGreaterThanOrEqual(0.9);
  },
);
