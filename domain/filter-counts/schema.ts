import { z } from 'zod';
import { LIST_COUNTED } from '../paging/counted.ts';
import { FILTER_OPTIONS_MAX } from './counts.ts';

/** How many listings each option of each filter would leave. */
export const FilterCountsResponse = z
  .record(
    z.string().describe('The parameter of the filter'),
    z.record(
      z.string().describe('The option, as the parameter takes it'),
      z
        .number()
        .int()
        .min(0)
        .max(LIST_COUNTED + 1)
        .describe(
          `Exact up to ${LIST_COUNTED}, a lower bound where X-Counts-At-Least names the parameter; ${LIST_COUNTED + 1} stands for all beyond`,
        ),
    ),
  )
  .describe(`Of a free text, the ${FILTER_OPTIONS_MAX} options that most listings have`);
export type FilterCountsResponse = z.infer<typeof FilterCountsResponse>;
