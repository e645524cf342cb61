import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { badInput, DomainError, notFound, unprocessable } from '#domain/errors.ts';
import type { MessageResponse } from '#domain/message-response-schema.ts';
import { stayRulesMessages } from '#domain/stays/messages.ts';
import { canManageStay } from '#domain/stays/permissions.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { BlockBody, BlockResponse, OpenNightsBody } from '#domain/stays/schema.ts';
import { addMonths, compare, today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { lockPropertyForChange } from '#server/features/properties/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { makeRoom } from './hold-nights.ts';
import { presentHeld } from './present.ts';
import { stays } from './repository.ts';

const BLOCKED_AHEAD_MONTHS = 24;

/**
 * Takes nights of a stay off; of several equal units, those of one.
 * @throws {DomainError} BAD_INPUT for nights of the past or too far ahead; NOT_FOUND; FORBIDDEN unless it is the actor's own, or the
 * actor an Admin; DATES_TAKEN; UNPROCESSABLE for what is no short stay.
 */
export async function blockNights(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  propertyId: string,
  { from, to, reason: kind, ...noted }: BlockBody,
): Promise<BlockResponse> {
  const at = now();
  const day = today(at);
  if (compare(from, day) < 0) {
    throw badInput(stayRulesMessages.blockPast, { from: stayRulesMessages.blockPast });
  }
  if (compare(to, addMonths(day, BLOCKED_AHEAD_MONTHS)) > 0) {
    throw badInput(stayRulesMessages.blockTooFar, { to: stayRulesMessages.blockTooFar });
  }
  return inTransaction(db, async (tx) => {
    const { id: listingId, propertyType } = await lockPropertyForChange(
      tx,
      actor,
      propertyId,
      canManageStay,
    );
    if (propertyType !== 'Short-Stay') throw unprocessable(stayRulesMessages.onlyStays);
    const { units } = (await stays.rulesOf(tx, listingId))?.rules ?? PLAIN_RULES;
    const unit = await makeRoom(tx, listingId, { from, to }, { units, now: at });
    if (unit === undefined) throw new DomainError('DATES_TAKEN', stayRulesMessages.taken);
    const id = uuid();
    await stays.insertBlock(tx, { id, listingId, unit, from, to, kind, ...noted });
    const block = await stays.findHeld(tx, id);
    if (!block) throw notFound(stayRulesMessages.blockNotFound);
    return { message: stayRulesMessages.blocked, block: presentHeld(block) };
  });
}

/**
 * Makes some nights of a block available again; those before and after them stay blocked, in the same unit.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless the stay is the actor's own, or the actor an Admin; UNPROCESSABLE for nights
 * that are not all the block's.
 */
export const openNights = (
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { id, blockId }: { id: string; blockId: string },
  opened: OpenNightsBody,
): Promise<MessageResponse> =>
  inTransaction(db, async (tx) => {
    const property = await lockPropertyForChange(tx, actor, id, canManageStay);
    const block = isId(blockId) ? await stays.findHeld(tx, blockId) : undefined;
    if (block?.listing_id !== property.id || block.kind === 'booking') {
      throw notFound(stayRulesMessages.blockNotFound);
    }
    if (opened.from < block.from || opened.to > block.to) {
      throw unprocessable(stayRulesMessages.notOfBlock);
    }
    await stays.deleteBlock(tx, property.id, blockId);
    const left = [
      { from: block.from, to: opened.from },
      { from: opened.to, to: block.to },
    ].filter(({ from, to }) => from < to);
    const { listing_id: listingId, kind, unit, name, phone_number: phoneNumber, note } = block;
    for (const nights of left) {
      const same = { listingId, kind, unit, name, phoneNumber, note };
      await stays.insertBlock(tx, { id: uuid(), ...same, ...nights });
    }
    return { message: stayRulesMessages.unblocked };
  });

/**
 * Makes blocked nights available again.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless the stay is the actor's own, or the actor an Admin.
 */
export const unblockNights = (
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { id, blockId }: { id: string; blockId: string },
): Promise<MessageResponse> =>
  inTransaction(db, async (tx) => {
    const property = await lockPropertyForChange(tx, actor, id, canManageStay);
    const wasBlocked = isId(blockId) && (await stays.deleteBlock(tx, property.id, blockId));
    if (!wasBlocked) throw notFound(stayRulesMessages.blockNotFound);
    return { message: stayRulesMessages.unblocked };
  });
