import { v7 as uuid } from 'uuid';
import { unavailable } from '#domain/errors.ts';
import { contactPageMessages } from '#domain/site/contact-messages.ts';
import type { ContactMessageBody } from '#domain/site/schema.ts';
import { adminEmails } from '#server/features/accounts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Claim, once } from '#server/platform/idempotency/once.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { CONTACT_MESSAGES_PER_ADDRESS } from './limits.ts';
import { contactMail } from './mails.ts';
import { contactMessages } from './message-repository.ts';
import { getSettings } from './settings.ts';

/**
 * Stores a message from /contact and mails it to the site's address, in one transaction. Returns
 * what happens next, in words. A repeated call is the same message.
 * @param from the address of the network that it came from.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} TOO_MANY_REQUESTS; UNPROCESSABLE for a key that came with another message; UNAVAILABLE as
 * long as there is nobody to read it: neither an Admin nor an address of the site.
 */
export async function sendContactMessage(
  platform: Platform,
  body: ContactMessageBody,
  from: string,
  key?: string,
): Promise<string> {
  const said = contactPageMessages.success(body.email);
  return once(
    platform,
    { makes: 'contact message', by: body.email, key, content: body },
    async (claim) => {
      await store(platform, body, from, claim);
      return said;
    },
    async () => said,
  );
}

async function store(
  platform: Platform,
  body: ContactMessageBody,
  from: string,
  claim: Claim,
): Promise<void> {
  await platform.limits.of(CONTACT_MESSAGES_PER_ADDRESS).take(from);
  const readers = await readersOf(platform.db);
  if (readers.length === 0) throw unavailable(contactPageMessages.nobodyReads);
  await inTransaction(platform.db, async (tx) => {
    const id = uuid();
    await claim(tx, id);
    await contactMessages.insert(tx, { id, ...body, created_at: platform.now() });
    for (const reader of readers) await queueMail(tx, contactMail(body, reader));
  });
}

/** The people who answer: the site's address, or the Admins while none is set. */
async function readersOf(db: Database): Promise<string[]> {
  const { email } = await getSettings({ db });
  return email ? [email] : adminEmails(db);
}
