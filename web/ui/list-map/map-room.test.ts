import { expect, test } from 'vitest';
import { mapRoom } from './map-room.ts';

test('the room on a map leaves out what lies over it, and half a pin', () => {
  const room = { top: 158, right: 100, bottom: 46, left: 40 };
  expect(mapRoom(false, { clientWidth: 360, clientHeight: 370 })).toEqual(room);
  expect(mapRoom(true, { clientWidth: 800, clientHeight: 700 })).toEqual({ ...room, top: 98 });
});

test('a tiny map still has some room', () => {
  const { top, right, bottom, left } = mapRoom(false, { clientWidth: 100, clientHeight: 90 });
  expect(top + bottom).toBeCloseTo(54);
  expect(left + right).toBeCloseTo(60);
});
