import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('what is unpacked is what was packed', () => {
  const data = { items: [{ name: `O'Brien's "Rest" \\ </script>`, video: null }], total: 1 };
  expect(unpack(pack(data))).toEqual(data);
  expect(unpack(pack(null))).toBeNull();
});

test('data without an apostrophe is packed without a quote', () => {
  expect(pack({ name: 'Ama’s house' })).toBe("{'name':'Ama’s house'}");
});
