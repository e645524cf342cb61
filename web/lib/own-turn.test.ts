import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

it('gives those who ask at once turns one after the other, and others the turns between', async () => {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const [first = 0, second = 0, third = 0] = await Promise.all(
    [1, 2, 3].map(async () => {
      await ownTurn();
      return turn;
    }),
  );
  isOver = true;
  expect(second).toBeGreaterThan(first + 1);
  expect(third).toBeGreaterThan(second + 1);
});
