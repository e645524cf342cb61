import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { messageAnswerMessages } from '#domain/site/message-answer-messages.ts';
import { messageListMessages } from '#domain/site/message-list-messages.ts';
import type { MessageAnswerBody } from '#domain/site/message-list-schema.ts';
import { isId } from '#domain/values/id.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { requireMail } from '#server/platform/mail/reach.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { CONTACT_ANSWERS } from './limits.ts';
import { answerMail } from './mails.ts';
import { contactAnswers } from './message-answer-repository.ts';
import { contactMessages } from './message-repository.ts';
import { getSettings } from './settings.ts';

/**
 * Answers a message of the contact page: stores the answer, mails it to the author, and marks the
 * message as done, all in one transaction. Returns a sentence about it. Repeating the actor's last
 * answer does not send it again.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND; CHANGED_MEANWHILE if it has answers that the actor
 * has not read; CONFLICT if mails reach nobody; TOO_MANY_REQUESTS.
 */
export async function answerMessage(
  platform: Pick<Platform, 'db' | 'now' | 'limits' | 'config'>,
  actor: Actor,
  id: string,
  { text, expectedAnswers }: MessageAnswerBody,
): Promise<string> {
  if (!isAdmin(actor)) throw forbidden();
  requireMail(platform.config);
  await platform.limits.of(CONTACT_ANSWERS).take(actor.userId);
  const settings = await getSettings(platform);
  return inTransaction(platform.db, async (tx) => {
    const message = isId(id) ? await contactMessages.lock(tx, id) : undefined;
    if (!message) throw notFound(messageListMessages.notFound);
    const said = messageAnswerMessages.answered(message.email);
    const answers = await contactAnswers.of(tx, id);
    if (answers.length !== expectedAnswers) {
      const last = answers.at(-1);
      // The response to it was lost.
      if (last?.answered_by === actor.userId && last.text === text) return said;
      throw conflict(messageAnswerMessages.answeredMeanwhile, 'CHANGED_MEANWHILE');
    }
    const at = platform.now();
    await contactAnswers.insert(tx, {
      id: uuid(),
      message_id: id,
      answered_by: actor.userId,
      text,
      created_at: at,
    });
    if (message.done_at === null) await contactMessages.setDone(tx, id, at);
    await queueMail(tx, answerMail(message, text, settings, platform.config.appUrl));
    await recordAudit(tx, {
      event: 'message-answered',
      at,
      subject: { kind: 'message', id },
      before: { done: message.done_at !== null, answers: answers.length },
      after: { done: true, answers: answers.length + 1, characters: text.length },
    });
    return said;
  });
}
