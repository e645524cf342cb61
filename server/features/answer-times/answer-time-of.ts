import type { AnswerTime } from '#domain/answer-times/answer-time.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { answerTimes } from './repository.ts';

/** A lister's usual answer time, for a response about them or one of their listings. */
export async function answerTimeOf(
  db: Database | Transaction,
  listerId: string,
): Promise<{ answersWithin?: AnswerTime }> {
  const answersWithin = await answerTimes.find(db, listerId);
  return answersWithin ? { answersWithin } : {};
}
