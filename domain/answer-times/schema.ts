import { z } from 'zod';
import { ANSWER_TIMES, ANSWERS_AT_LEAST, ANSWERS_OF_DAYS } from './answer-time.ts';

/** In the responses about a lister and about one listing. */
export const answersWithin = z
  .enum(ANSWER_TIMES)
  .optional()
  .describe(
    `How soon its lister usually answers, by the conversations of ${ANSWERS_OF_DAYS} days; left out where there were fewer than ${ANSWERS_AT_LEAST}, or most were not answered`,
  );
