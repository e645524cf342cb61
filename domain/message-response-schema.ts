import { z } from 'zod';

/** What a call returns that has nothing else to say than how it went. */
export const MessageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof MessageResponse>;
