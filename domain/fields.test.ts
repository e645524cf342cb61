import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  calendarDate,
  choice,
  emailAddress,
  id,
  limit,
  line,
  newPassword,
  optionalLine,
  optionalParagraph,
  pageNumber,
  paragraph,
  phoneNumber,
  price,
  wholeNumber,
} from './fields-schema.ts';
import { choiceFilter, priceFilter, textFilter, wholeFilter } from './filters-schema.ts';

/** The first sentence with which a schema refuses a value. */
function sentence(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe('text', () => {
  test('a line is trimmed', () => {
    expect(line(10).parse('  Osu  ')).toBe('Osu');
  });

  test.each([undefined, null, 5, {}, ['a'], '', '   ', '\u200b\u200b'])(
    'a required line refuses %j',
    (value) => {
      expect(sentence(line(10, 'Fill it in.'), value)).toBe('Fill it in.');
    },
  );

  test.each(['a\u0000b', 'a\nb', 'a\tb', 'a\u0085b', 'a\ud800b'])('a line refuses %j', (value) => {
    expect(line(10).safeParse(value).success).toBe(false);
    expect(optionalLine(10).safeParse(value).success).toBe(false);
  });

  test('a line has a maximum length, counted after trimming', () => {
    expect(line(3).safeParse('  abc  ').success).toBe(true);
    expect(sentence(line(3), 'abcd')).toBe('Please use 3 characters or fewer.');
  });

  test('a paragraph keeps its lines, with one kind of line ending', () => {
    expect(paragraph(50).parse('one\r\ntwo\rthree\n\tfour ')).toBe('one\ntwo\nthree\n\tfour');
    expect(paragraph(50).safeParse('a\u0000b').success).toBe(false);
    expect(optionalParagraph(50).safeParse('a\u001bb').success).toBe(false);
  });

  test('optional text that is left out becomes empty text', () => {
    expect(optionalLine(10).parse(undefined)).toBe('');
    expect(optionalLine(10).parse('  ')).toBe('');
    expect(optionalParagraph(10).parse(undefined)).toBe('');
  });

  test('Ghanaian letters and emoji are accepted', () => {
    expect(line(40).parse('Ɛfie a ɛwɔ Ɔdɔm 🏡 ₵')).toBe('Ɛfie a ɛwɔ Ɔdɔm 🏡 ₵');
  });
});

describe('an email address', () => {
  test.each([
    ['Ama@Example.COM', 'ama@example.com'],
    ['  ama@example.com ', 'ama@example.com'],
    ['a@b.c', 'a@b.c'],
  ])('is read from %j as %s', (text, email) => {
    expect(emailAddress().parse(text)).toBe(email);
  });

  // §5/1
  test.each(['', 'ama', 'ama@example', '@example.com', 'a b@c.d', 'a@b@c.d', 'a\u0000@b.c', 5])(
    'is refused when it is %j',
    (text) => {
      expect(sentence(emailAddress(), text)).toBe('Invalid email address');
    },
  );

  test('may have 254 characters, and a hostile one is refused quickly', () => {
    const longest = `${'a'.repeat(64)}@${`${'b'.repeat(63)}.`.repeat(2)}${'c'.repeat(57)}.com`;
    expect(longest).toHaveLength(254);
    expect(emailAddress().safeParse(longest).success).toBe(true);
    expect(emailAddress().safeParse(longest.replace('.com', '.info')).success).toBe(false);
    const started = performance.now();
    expect(emailAddress().safeParse(`a@${'.'.repeat(500_000)}@`).success).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

test('phone numbers lose their spaces and dashes', () => {
  expect(phoneNumber().parse(' 024 412-3456 ')).toBe('0244123456');
  expect(sentence(phoneNumber(), '12345')).toBe('Invalid phone number format.');
  expect(sentence(phoneNumber('Needed.'), '')).toBe('Needed.');
});

// §9/17
test.each([
  ['12345', 'Password must be at least 6 characters long'],
  ['x'.repeat(129), 'Password must be at most 128 characters long'],
  [undefined, 'All fields are required.'],
  ['', 'All fields are required.'],
  ['123456', undefined],
  ['      ', undefined],
  ['x'.repeat(128), undefined],
])('the new password %j is accepted, or refused with a reason', (value, said) => {
  expect(sentence(newPassword('All fields are required.'), value)).toBe(said);
});

test('an id is a UUID and becomes lower case', () => {
  expect(id.parse('0199D2A4-7C5B-7D3E-8F00-ABCDEF012345')).toBe(
    '0199d2a4-7c5b-7d3e-8f00-abcdef012345',
  );
  for (const text of ['', '1', '0199d2a4', "' or 1=1", '0199d2a4-7c5b-7d3e-8f00-abcdef01234g']) {
    expect(id.safeParse(text).success).toBe(false);
  }
});

test('a calendar date must exist', () => {
  expect(calendarDate().parse('2026-11-21')).toBe('2026-11-21');
  expect(sentence(calendarDate('Needed.'), '')).toBe('Needed.');
  expect(sentence(calendarDate('Needed.'), '2026-02-30')).toBe('Please enter a valid date.');
});

test('a choice must be one of its values', () => {
  const schema = choice(['New', 'Used'], 'Needed.', 'Unknown.');
  expect(schema.parse(' New ')).toBe('New');
  expect(sentence(schema, undefined)).toBe('Needed.');
  expect(sentence(schema, ' ')).toBe('Needed.');
  expect(sentence(schema, 'new')).toBe('Unknown.');
});

const NOT_NUMBERS = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '1e3',
  '0x10',
  '-1',
  '+1',
  'abc',
  '1_000',
  '١',
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  null,
  [],
  ['1'],
];

describe('numbers that arrive as text', () => {
  const year = wholeNumber({ min: 1900, max: 2100, required: 'Needed.' });

  test.each([...NOT_NUMBERS, '2019.5', 2019.5, '1899', '2101', ''])(
    'a whole number refuses %j',
    (value) => {
      expect(year.safeParse(value).success).toBe(false);
    },
  );

  test('a whole number accepts text and numbers', () => {
    expect(year.parse(' 2019 ')).toBe(2019);
    expect(year.parse(2019)).toBe(2019);
    expect(wholeNumber({ min: 0, max: 1_000_000 }).parse('120,000')).toBe(120_000);
    expect(sentence(year, undefined)).toBe('Needed.');
    expect(sentence(year, '')).toBe('Needed.');
  });

  test.each([...NOT_NUMBERS, '', '12.345'])('a price refuses %j', (value) => {
    expect(price().safeParse(value).success).toBe(false);
  });

  test('a price accepts commas, and has a minimum and a maximum', () => {
    expect(price().parse('1,250.50')).toBe(1250.5);
    expect(price().parse(0)).toBe(0);
    expect(price({ min: 0.01 }).safeParse('0').success).toBe(false);
    expect(price().parse('1000000000')).toBe(1_000_000_000);
    expect(sentence(price(), '1000000000.01')).toBe(
      'Please enter a price of ₵1,000,000,000.00 or less.',
    );
  });
});

describe('filters', () => {
  test.each([undefined, '', '  '])('treat %j as not given', (value) => {
    expect(textFilter().parse(value)).toBeUndefined();
    expect(priceFilter().parse(value)).toBeUndefined();
    expect(wholeFilter(0, 9).parse(value)).toBeUndefined();
    expect(choiceFilter(['a', 'b']).parse(value)).toBeUndefined();
    expect(limit.parse(value)).toBeUndefined();
    expect(pageNumber.parse(value)).toBe(1);
  });

  test('refuse a value that is not offered', () => {
    expect(choiceFilter(['a', 'b']).parse('b')).toBe('b');
    expect(sentence(choiceFilter(['a', 'b']), 'c')).toBe('Please choose from: a, b.');
    expect(sentence(choiceFilter(['a', 'b']), ['a', 'b'])).toBe('Please choose from: a, b.');
  });

  test('allow a limit of 1 to 100, and count pages from 1', () => {
    expect(limit.parse('100')).toBe(100);
    for (const text of ['0', '101', '-1', '1.5', '1e1', 'all']) {
      expect(limit.safeParse(text).success).toBe(false);
    }
    expect(pageNumber.parse('3')).toBe(3);
    expect(pageNumber.safeParse('0').success).toBe(false);
  });

  test('allow a search of 200 characters, without any that a database would refuse', () => {
    expect(textFilter().parse(' 50% off_\\ ')).toBe('50% off_\\');
    expect(sentence(textFilter(), 'x'.repeat(201))).toBe('Please use 200 characters or fewer.');
    expect(sentence(textFilter(), 'a\u0000b')).toBe(
      'This text has characters we can’t read. Please type it again.',
    );
  });
});
