import { z } from 'zod';

/** The path of a call about one listing. */
export const OneListing = z.object({ id: z.string() });

/** The pin of one's own listing, for the API document. */
export const PIN = {
  summary: 'Where its lister set its pin',
  description: 'For who may edit it; visitors see the pin only where it is shown.',
} as const;
