import { z } from 'zod';
import { instantResponse } from './fields-schema.ts';

const PriceStep = z.object({
  price: z.number().describe('In cedi'),
  since: instantResponse,
});

export const priceHistory = z
  .array(PriceStep)
  .optional()
  .describe("Its prices, today's first; left out where there was only one, and in lists");
