import { z } from 'zod';
import type { FactTable } from '../facts/fact.ts';

/** A key of a fact: 'bedrooms=2', 'colour=Pearl white'. */
const ANSWER = /^[A-Za-z]{1,40}=[\p{L}\p{N} .'’/-]{1,60}$/u;
const MOST_ANSWERS = 60;

/** A form's field for what its lister answered about details read from the text; what is no key is left out. */
export const answeredField = z
  .string()
  .max(4_000)
  .nullish()
  .transform((text) =>
    (text ?? '')
      .split(',')
      .filter((key) => ANSWER.test(key))
      .slice(0, MOST_ANSWERS),
  )
  .describe(
    'Details that the lister was asked about, as `bedrooms=2` with commas between; they are not read from the text again',
  );

/** The names of facts that only the listing's text states. */
export const readFromText = (table: FactTable) =>
  z
    .array(z.enum(Object.keys(table)))
    .optional()
    .describe(
      'Names of those `facts` that were read from its text, until its lister confirms them',
    );

/** What a lister answered before. */
export const AnsweredDetails = z.object({
  answered: z.array(z.string()).describe('As `bedrooms=2`; not asked again'),
});
export type AnsweredDetails = z.infer<typeof AnsweredDetails>;

const names = z.array(z.string().max(40)).max(100).default([]);

/** What becomes of details that were read from the text; names of others change nothing. */
export const AnswerDetailsBody = z.object({
  keep: names.describe('Names of details that are right'),
  remove: names.describe('Names of details to remove'),
});
export type AnswerDetailsBody = z.infer<typeof AnswerDetailsBody>;

/** A detail that was read from the text, in words. */
export const ReadDetail = z.object({ name: z.string(), text: z.string() });
export type ReadDetail = z.infer<typeof ReadDetail>;
