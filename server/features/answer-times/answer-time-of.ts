import type { AnswerTime } from '#domain/answer-times/answer-time.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { answerTimes } from './repository.ts';

/** How soon a lister usually answers, for an answer about them or one of their listings. */
export async function answerTimeOf(
  db: Database | Transaction,
  listerId: string,
): Promise<{ answersWithin?: AnswerTime }> {
  const answersWithin = await answerTimes.find(db, listerId);
  return answersWithin ? { answersWithin } : {};
}
