import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inputSentence } from './input-sentence.ts';

const kind = z.enum(['property', 'car']);
const either = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('a') }),
  z.object({ kind: z.literal('b') }),
]);

describe('input that fits no schema', () => {
  test.each([
    ['another choice', kind, 'boat', 'Please choose from: property, car.'],
    ['no choice', kind, undefined, 'Please choose from: property, car.'],
    ['nothing', z.string(), undefined, 'Please fill in this field.'],
    ['null', z.object({}), null, 'Please fill in this field.'],
    ['a number for a text', z.string(), 7, 'Please enter text.'],
    ['a text for a number', z.number(), 'many', 'Please enter a number.'],
    ['part of a number', z.int(), 1.5, 'Please enter a number.'],
    ['a word for a truth', z.boolean(), 'yes', 'Please send true or false.'],
    ['a text for a list', z.array(z.string()), 'a', 'Please send a list.'],
    ['a list for fields', z.object({}), [], 'Please send named fields.'],
    ['a text for fields', z.record(z.string(), z.string()), 'a', 'Please send named fields.'],
    ['an empty text', z.string().min(1), '', 'Please fill in this field.'],
    ['a short text', z.string().min(3), 'ab', 'Please use 3 characters or more.'],
    ['a long text', z.string().max(3), 'abcd', 'Please use 3 characters or fewer.'],
    ['a low number', z.number().min(1), 0, 'Please enter 1 or more.'],
    ['a high number', z.number().max(5), 6, 'Please enter 5 or less.'],
    ['a short list', z.array(z.string()).min(2), ['a'], 'Please give 2 or more.'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Please give 1 or fewer.'],
    ['another form', z.string().regex(/^a/), 'b', 'Please check what you entered here.'],
    ['none of several', either, { kind: 'c' }, 'Please check what you entered here.'],
    [
      'a name that is not asked for',
      z.strictObject({}),
      { a: 1 },
      'Please check what you entered here.',
    ],
  ] as const)('is explained in a sentence: %s', (_, schema, input, sentence) => {
    const { error } = schema.safeParse(input, { error: inputSentence });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  test('keeps its schema’s own sentence', () => {
    const { error } = z.string('Which one?').safeParse(7, { error: inputSentence });
    expect(error?.issues[0]?.message).toBe('Which one?');
  });
});
