import type { Actor, Viewer } from '#domain/accounts/actor.ts';
import { conflict, unprocessable } from '#domain/errors.ts';
import { packUnits } from '#domain/stays/assign-units.ts';
import { stayRulesMessages } from '#domain/stays/messages.ts';
import { canManageStay } from '#domain/stays/permissions.ts';
import type { StayRulesBody, StayRulesResponse } from '#domain/stays/schema.ts';
import { addMonths, today } from '#domain/values/calendar-date.ts';
import { getReadableProperty, lockPropertyForChange } from '#server/features/properties/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { freeLapsed } from './lapsed-requests.ts';
import { stays } from './repository.ts';

/** For how many months a host's cancelling is told to guests. */
const TOLD_MONTHS = 12;

/**
 * What a stay is sold by, for everyone who may read the listing, and how often its host cancelled.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getStayRules(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  viewer: Viewer,
  id: string,
): Promise<StayRulesResponse> {
  const property = await getReadableProperty(db, viewer, id);
  const sold = (await stays.rulesOf(db, property.id)) ?? { rules: null, version: 0 };
  const since = addMonths(today(now()), -TOLD_MONTHS);
  const counted = await stays.countHostCancelled(db, property.id, since);
  return counted.cancelled > 0 ? { ...sold, hostCancelled: counted } : sold;
}

/**
 * Sets what a stay is sold by; bookings that are made keep theirs.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin; CONFLICT if the rules were
 * changed since `version`, or more units are taken at once than there would be; UNPROCESSABLE for what is no short stay.
 */
export const setStayRules = (
  platform: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
  { rules, version }: StayRulesBody,
): Promise<StayRulesResponse> =>
  inTransaction(platform.db, async (tx) => {
    const property = await lockPropertyForChange(tx, actor, id, canManageStay);
    if (property.propertyType !== 'Short-Stay') throw unprocessable(stayRulesMessages.onlyStays);
    await fitInto(tx, property.id, rules.units, platform.now());
    const set = await stays.setRules(tx, property.id, { rules, version }, platform.now());
    if (set === undefined) throw conflict(stayRulesMessages.changed);
    return { rules, version: set };
  });

/** @throws {DomainError} CONFLICT if what is taken needs more units. */
async function fitInto(tx: Transaction, id: string, units: number, now: Date): Promise<void> {
  await freeLapsed(tx, now, id);
  const held = await stays.listHeld(tx, id, today(now), now);
  if (held.every(({ unit }) => unit <= units)) return;
  const moves = packUnits(held, units, today(now));
  if (!moves) {
    const most = Math.max(...held.map(({ unit }) => unit));
    throw conflict(stayRulesMessages.tooManyUnitsTaken(most));
  }
  await stays.move(tx, moves);
}
