import { z } from 'zod';
import { IDEMPOTENCY_KEY, KEY_LIFE_HOURS, SAME_CONTENT_SECONDS } from './idempotency.ts';

/** The headers of a call that should take effect only once. */
export const IdempotencyHeaders = z.looseObject({
  [IDEMPOTENCY_KEY]: z
    .string()
    .optional()
    .describe(
      `A text of your own, such as a UUID: whatever is sent with it again within ${KEY_LIFE_HOURS} hours is the same call, and gets the same response. 422 when it comes with other content. Without one the same content within ${SAME_CONTENT_SECONDS} seconds is the same call.`,
    ),
});
