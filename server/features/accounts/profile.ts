import type { Actor } from '#domain/accounts/actor.ts';
import type { Profile, UpdateProfileBody } from '#domain/accounts/schema.ts';
import { unauthenticated } from '#domain/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProfile } from './present.ts';
import { users } from './repository.ts';

/** The actor's own profile. */
export async function getProfile({ db }: Platform, actor: Actor): Promise<Profile> {
  const user = await users.findById(db, actor.userId);
  if (!user) throw unauthenticated();
  return presentProfile(user);
}

/** Changes what is given of the actor's own profile; the email and the role stay. */
export async function updateProfile(
  { db }: Platform,
  actor: Actor,
  body: UpdateProfileBody,
): Promise<Profile> {
  const user = await users.update(db, actor.userId, {
    ...(body.firstname !== undefined && { firstname: body.firstname }),
    ...(body.lastname !== undefined && { lastname: body.lastname }),
    ...(body.phoneNumber !== undefined && { phone_number: body.phoneNumber }),
    ...(body.location !== undefined && { location: body.location }),
  });
  if (!user) throw unauthenticated();
  return presentProfile(user);
}
