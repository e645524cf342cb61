import type { ConversationMessage } from './schema.ts';

type Numbered = Pick<ConversationMessage, 'number'>;

/**
 * Messages that are there, and some that were read now, as one run in their order. What was read lately counts: where
 * there would be a gap between the two, what is older is left out, and can be read again.
 */
export function mergeMessages<Message extends Numbered>(
  known: readonly Message[],
  read: readonly Message[],
): Message[] {
  const first = read[0];
  const last = read.at(-1);
  if (!first || !last) return [...known];
  const before = known.filter(({ number }) => number < first.number);
  const after = known.filter(({ number }) => number > last.number);
  const isJoined = before.length === 0 || before.at(-1)?.number === first.number - 1;
  const goesOn = after.length === 0 || after[0]?.number === last.number + 1;
  return [...(isJoined ? before : []), ...read, ...(goesOn ? after : [])];
}
