import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { conflict, forbidden } from '#domain/errors.ts';
import { setupMessages } from '#domain/setup/messages.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import { sendAtOnce } from '#server/platform/mail/send-at-once.ts';
import type { Platform } from '#server/platform/platform.ts';
import { TEST_MAILS } from './limits.ts';
import { milestones } from './milestone-repository.ts';
import { emailOf } from './repository.ts';

/**
 * Sends an Admin a mail at once, past the queue, and returns the mail server's answer.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; CONFLICT without a mail server, or with its refusal;
 * TOO_MANY_REQUESTS.
 */
export async function sendTestMail(
  { db, now, config, limits }: Pick<Platform, 'db' | 'now' | 'config' | 'limits'>,
  actor: Actor,
): Promise<string> {
  if (!isAdmin(actor)) throw forbidden();
  const { smtpUrl, mailFrom: from } = config;
  if (!smtpUrl) throw conflict(setupMessages.noMailServer);
  await limits.of(TEST_MAILS).take(actor.userId);
  const to = await emailOf(db, actor.userId);
  const refusal = await sendAtOnce(
    { smtpUrl, from },
    {
      to,
      subject: 'Test email from Efie',
      ...layOutMail({
        heading: 'Emails arrive',
        paragraphs: [
          `You asked for this test email on ${config.appUrl}. There’s nothing else to do.`,
        ],
      }),
    },
  );
  if (refusal) throw conflict(setupMessages.testMailRefused(refusal));
  await milestones.reach(db, 'test-mail', now());
  return setupMessages.testMailSent(to);
}
