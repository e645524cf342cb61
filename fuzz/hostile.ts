import fc from 'fast-check';
import { jpegPhoto } from '#server/testing/media/photos.ts';

/** Texts that have broken software before, beside those that fast-check itself tries (`__proto__`, `toString` …). */
const TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udfff\ud800', '\ufeff', '\u202e\u2066', '\u200b'],
  ...['\u{1f1ec}\u{1f1ed}'.repeat(40), 'e\u0301'.repeat(60), 'x'.repeat(10_000)],
  ...["' or 1=1 --", '\'"`;$(){}[]<>&|\\', '%00%ff%', '../../../etc/passwd', '{{7*7}}<%= 7*7 %>'],
  ...['<script>alert(1)</script>', 'a\r\nBcc: x@y.example', '=?utf-8?q?=41?=', '[object Object]'],
  ...['null', 'NaN', '1e309', '-0', '0x10', '-1', '1,2,3', '٣', '9007199254740993', '9'.repeat(32)],
  ...['0000-00-00', '2026-02-30', '275760-09-13T00:00:00.001Z', '9999-12-31'],
];

const NUMBERS = [0, -0, -1, 0.1, 1e-320, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1.5e300];

/** Whole numbers that a schema may allow, but no code should count up to. */
export const hugeNumber = fc.constantFrom('60', '61', '1000000', '999999999', '2147483647');

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Any JSON value, mostly one of a wrong type or at an edge. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }),
  fc.constantFrom<unknown>(nested(60), { toString: 'x', valueOf: 'y' }, { $ne: null }),
  fc.jsonValue({ maxDepth: 3 }),
);

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

/** Bodies that do not match their media type. */
export const hostileBody = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/offset+octet-stream',
    'application/JSON;',
    '',
  ),
  text: fc.constantFrom(
    '',
    '{',
    '{}x',
    '[',
    'null',
    '"text"',
    '{"a":1,"a":2}',
    '{"__proto__":{"role":"Admin"}}',
    '{"constructor":{"prototype":{"role":"Admin"}}}',
    '\ufeff{}',
    '--x\r\n\r\n--x--',
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nno end',
    `{"name":"${'x'.repeat(300_000)}"}`,
    '['.repeat(50_000),
  ),
});

export const FILE_NAMES = ['photo', 'tiny', 'empty', 'text', 'cut off', 'svg', 'movie'] as const;
export type FileName = (typeof FILE_NAMES)[number];

/** The content of a form's file: one is good, the others are not what they seem. */
export async function contentOf(name: FileName): Promise<Buffer> {
  switch (name) {
    case 'photo':
      return jpegPhoto(1, { width: 320, height: 240 });
    case 'tiny':
      return jpegPhoto(1, { width: 1, height: 1 });
    case 'empty':
      return Buffer.alloc(0);
    case 'text':
      return Buffer.from('no picture');
    case 'cut off':
      return (await contentOf('photo')).subarray(0, 400);
    case 'svg':
      return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    case 'movie':
      return Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(64)]);
  }
}
