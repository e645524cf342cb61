import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import {
  badInput,
  conflict,
  type DomainError,
  forbiddenBecause,
  unauthenticated,
} from '#domain/errors.ts';
import { invalidInput } from '#domain/invalid-input.ts';
import { today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { canAsk, expiryProblem } from '#domain/verification/rules.ts';
import { VerificationFields } from '#domain/verification/schema.ts';
import { adminEmails } from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { copyPhoto } from '#server/features/media/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Upload } from '#server/platform/upload.ts';
import { documents } from './document-repository.ts';
import { askedMail } from './mails.ts';
import { verifications } from './repository.ts';
import { encryptDocument, encryptNumber, requireEncryption } from './secrets.ts';

/** Small print can be read at that size. */
const BOX = { width: 2200, height: 2200 };

/**
 * Asks to have a document checked: number and photos are stored encrypted, the photos re-encoded, and the Admins are mailed.
 * @throws {DomainError} BAD_INPUT; UNAUTHENTICATED for an account that is deleted meanwhile; FORBIDDEN for another role's licence;
 * CONFLICT if the same waits already; TOO_LARGE and UNSUPPORTED_MEDIA for a file; UNAVAILABLE on a site without a key, or
 * where nobody could look at a photo.
 */
export async function askVerification(
  platform: Platform,
  actor: Actor,
  { fields, files }: Pick<Upload, 'fields' | 'files'>,
): Promise<void> {
  const { db, config } = platform;
  const atRest = requireEncryption(platform);
  const { kind, number, expiresOn, propertyId } = readFields(fields, platform.now());
  if (!canAsk(actor, kind)) throw forbiddenBecause('FORBIDDEN', verificationMessages.notAllowed);
  const property = kind === 'stay-licence' ? propertyId : null;
  if (property !== null) await requireOwnStay(db, actor, property);
  if (files.length === 0) throw fieldProblem('documents', verificationMessages.documentsRequired);
  // Checked first, so that a second press does not have photos checked; the index has the last
  // word.
  if (await verifications.isWaiting(db, actor.userId, kind, property)) throw alreadyWaiting();
  const photos: Buffer[] = [];
  for (const file of files) photos.push(await copyPhoto(file, actor.userId, BOX));

  const id = uuid();
  const at = platform.now();
  await inTransaction(db, async (tx) => {
    const name = await verifications.nameOf(tx, actor.userId);
    // Deleted while the photos were on their way.
    if (name === undefined) throw unauthenticated();
    const request = {
      id,
      user_id: actor.userId,
      kind,
      listing_id: property,
      ...encryptNumber(atRest, id, kind, number),
      expires_on: expiresOn,
      checked_name: name,
      created_at: at,
    };
    if (!(await verifications.insert(tx, request))) throw alreadyWaiting();
    for (const [index, photo] of photos.entries()) {
      const position = index + 1;
      await documents.insert(tx, id, position, encryptDocument(atRest, id, position, photo));
    }
    for (const admin of await adminEmails(tx)) {
      await queueMail(tx, askedMail(admin, name, { id, kind }, config.appUrl));
    }
    await recordAudit(tx, {
      event: 'verification-asked',
      at,
      subject: { kind: 'person', id: actor.userId },
      after: { verification: id, kind, expiresOn },
    });
  });
}

function readFields(fields: Record<string, string>, now: Date): VerificationFields {
  const { data, error } = VerificationFields.safeParse(fields);
  if (error) throw invalidInput(error.issues);
  const problem = expiryProblem(data.expiresOn, today(now));
  if (problem) throw fieldProblem('expiresOn', problem);
  return data;
}

async function requireOwnStay(
  db: Platform['db'],
  { userId }: Actor,
  propertyId: string,
): Promise<void> {
  if (propertyId === '') throw fieldProblem('propertyId', verificationMessages.chooseStay);
  if (isId(propertyId) && (await verifications.listsStay(db, userId, propertyId))) return;
  throw fieldProblem('propertyId', verificationMessages.noStay);
}

const fieldProblem = (field: string, sentence: string): DomainError =>
  badInput(sentence, { [field]: sentence });

const alreadyWaiting = () => conflict(verificationMessages.already);
