import { expect, test } from 'vitest';
import { NOTHING, pack, unpack } from './packed.ts';

test('what is unpacked equals what was packed', () => {
  const data = {
    items: [{ name: `O'Brien's "Rest" \\ </script>`, place: 'Ɔbuasi 😀', video: null }],
    total: 1,
  };
  expect(unpack(pack(data))).toEqual(data);
  expect(unpack(NOTHING)).toBeNull();
});

test('data without an apostrophe is packed without a quote', () => {
  expect(pack({ name: 'Ama’s house' })).toBe("{'name':'Ama’s house'}");
});
