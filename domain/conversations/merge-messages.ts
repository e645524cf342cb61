import type { ConversationMessage } from './schema.ts';

type Numbered = Pick<ConversationMessage, 'number'>;

/**
 * Merges loaded messages with newly read ones into a run without gaps. The newly read ones win: where a gap would remain, the
 * older messages are dropped, and can be read again.
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
