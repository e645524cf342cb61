import { expect, test } from 'vitest';
import { listedIn, stateOfListed } from './just-listed.ts';

const ways = { path: '/cars/1', seeText: 'See your vehicle', copyPath: '/upload-car?copy=1' };

// §4/35
test.each([
  [undefined, '“Corolla” is live.'],
  [{ reason: 'moderation' }, '“Corolla” is waiting for approval.'],
])('a new listing with the pause %j is announced as such', (pause, text) => {
  expect(listedIn(stateOfListed({ name: 'Corolla', pause }, ways))).toEqual({ ...ways, text });
});

test.each([null, {}, { openedMap: true }])('the state %j announces nothing', (state) => {
  expect(listedIn(state)).toBeUndefined();
});
