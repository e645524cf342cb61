import type { Actor } from '#domain/accounts/actor.ts';
import type { Profile, UpdateProfileBody } from '#domain/accounts/schema.ts';
import { unauthenticated } from '#domain/errors.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type AsksToConfirm, emailStateOf } from './email/email-state.ts';
import { presentProfile } from './present.ts';
import { users } from './repository.ts';
import { requireOwnName } from './require-own-name.ts';

/** The actor's own profile. */
export async function getProfile(
  platform: Platform,
  actor: Actor,
  asksToConfirm: AsksToConfirm,
): Promise<Profile> {
  const user = await users.findById(platform.db, actor.userId);
  if (!user) throw unauthenticated();
  const emailState = await emailStateOf(platform, user, asksToConfirm);
  return presentProfile(platform, user, { ...emailState, mustAddFactor: actor.mustAddFactor });
}

/**
 * Changes the given parts of the actor's own profile; the email and the role stay.
 * @throws {DomainError} BAD_INPUT for a name that could be taken for ours.
 */
export async function updateProfile(
  platform: Platform,
  actor: Actor,
  body: UpdateProfileBody,
  asksToConfirm: AsksToConfirm,
): Promise<Profile> {
  const { firstname, lastname } = body;
  if (firstname !== undefined || lastname !== undefined) {
    const before = await users.findById(platform.db, actor.userId);
    if (!before) throw unauthenticated();
    const name = {
      firstname: firstname ?? before.firstname,
      lastname: lastname ?? before.lastname,
    };
    // A name from before this rule stays until it is changed.
    if (name.firstname !== before.firstname || name.lastname !== before.lastname) {
      requireOwnName(name);
    }
  }
  const user = await inDurableTransaction(platform.db, (tx) =>
    users.update(tx, actor.userId, {
      ...(firstname !== undefined && { firstname }),
      ...(lastname !== undefined && { lastname }),
      ...(body.phoneNumber !== undefined && { phone_number: body.phoneNumber }),
      ...(body.location !== undefined && { location: body.location }),
    }),
  );
  if (!user) throw unauthenticated();
  const emailState = await emailStateOf(platform, user, asksToConfirm);
  return presentProfile(platform, user, { ...emailState, mustAddFactor: actor.mustAddFactor });
}
