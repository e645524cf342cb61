import { z } from 'zod';

/** The response of calls that only say how it went. */
export const MessageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof MessageResponse>;
