import { v7 as uuid } from 'uuid';
import { isFormerMember } from '#domain/leaving/former-member.ts';
import type { Database, Transaction } from '../database/database.ts';
import { addJob, type JobSpec } from '../jobs/jobs.ts';
import type { Mail, Mailer } from './mail.ts';

const SEND_MAIL = { name: 'send-mail', maxAttempts: 25 };

/**
 * Adds an email in the transaction: it is sent once that commits, with retries for about three days. Nothing is sent to
 * deleted accounts.
 */
export async function queueMail(tx: Database | Transaction, mail: Mail): Promise<void> {
  if (isFormerMember(mail.to)) return;
  await addJob<Mail>(tx, SEND_MAIL, { id: uuid(), ...mail });
}

export const sendMailJob = (mailer: Mailer): JobSpec<Mail> => ({
  ...SEND_MAIL,
  run: (mail) => mailer.send(mail),
});
