import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { conflict, DomainError, forbidden, notFound } from '#domain/errors.ts';
import { propertyAdminMessages, propertyMessages } from '#domain/properties/messages.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import type {
  AddExportBody,
  CalendarExport,
  StayCalendars,
} from '#domain/stay-calendars/schema.ts';
import { canManageStay } from '#domain/stays/permissions.ts';
import { today } from '#domain/values/calendar-date.ts';
import { announceStays } from '#server/features/kept-responses/public.ts';
import { getPropertySummary } from '#server/features/properties/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { calendarExports } from './export-repository.ts';
import { unitsOf } from './exported-nights.ts';
import { feeds } from './feed-repository.ts';
import { imported } from './imported-repository.ts';
import { listClashes } from './list-clashes.ts';
import { lockManagedStay, lockPartOf } from './managed-stay.ts';
import { presentClash, presentExport, presentFeed } from './present.ts';

type Managing = Pick<Platform, 'db' | 'now' | 'config'>;

/** 192 bits, so that nobody guesses the address. */
const TOKEN_BYTES = 24;

/**
 * The calendars that a stay is connected with, and nights that were sold twice.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin; UNPROCESSABLE for other
 * properties.
 */
export async function listCalendars(
  { db, now, config }: Managing,
  actor: Actor,
  id: string,
): Promise<StayCalendars> {
  const stay = await getPropertySummary(db, id);
  if (!stay) throw notFound(propertyMessages.notFound);
  if (!canManageStay(actor, stay)) throw forbidden(propertyAdminMessages.notYours);
  if (stay.propertyType !== 'Short-Stay') {
    throw new DomainError('UNPROCESSABLE', calendarMessages.onlyStays);
  }
  const day = today(now());
  const units = await unitsOf(db, stay.id);
  const [twice] = await listClashes(db, { listingId: stay.id }, now());
  return {
    name: stay.name,
    feeds: (await feeds.list(db, stay.id, day)).map(presentFeed),
    exports: (await calendarExports.list(db, stay.id)).map((row) =>
      presentExport(row, config.appUrl, units),
    ),
    clashes: (twice?.clashes ?? []).map(presentClash),
  };
}

/**
 * Stops reading a calendar; its nights are free.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN.
 */
export const removeFeed = ({ db }: Managing, actor: Actor, id: string, feedId: string) =>
  inTransaction(db, async (tx) => {
    const find = (partId: string) => feeds.lock(tx, partId);
    const feed = await lockPartOf(tx, actor, { id, partId: feedId, find });
    await feeds.remove(tx, feed.id);
    await announceStays(tx);
    return { message: calendarMessages.removed };
  });

/**
 * Frees what vanished from a calendar with many others, without the wait.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN.
 */
export const freeVanished = ({ db }: Managing, actor: Actor, id: string, feedId: string) =>
  inTransaction(db, async (tx) => {
    const find = (partId: string) => feeds.lock(tx, partId);
    const feed = await lockPartOf(tx, actor, { id, partId: feedId, find });
    await imported.freeVanished(tx, feed.id);
    await feeds.update(tx, feed.id, { vanished: 0 });
    return { message: calendarMessages.freed };
  });

/**
 * Makes an address for another site.
 * @throws {DomainError} as lockManagedStay; CONFLICT when the site has one.
 */
export const addExport = (
  { db, now, config }: Managing,
  actor: Actor,
  id: string,
  { channel }: AddExportBody,
): Promise<CalendarExport> =>
  inTransaction(db, async (tx) => {
    const stay = await lockManagedStay(tx, actor, id);
    const row = await calendarExports.insert(tx, {
      id: uuid(),
      listing_id: stay.id,
      channel,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      created_at: now(),
    });
    if (!row) throw conflict(calendarMessages.sameExport);
    return presentExport(row, config.appUrl, await unitsOf(tx, stay.id));
  });

/**
 * Removes an address; it can no longer be read.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN.
 */
export const removeExport = ({ db }: Managing, actor: Actor, id: string, exportId: string) =>
  inTransaction(db, async (tx) => {
    const find = (partId: string) => calendarExports.find(tx, partId);
    const row = await lockPartOf(tx, actor, { id, partId: exportId, find });
    await calendarExports.remove(tx, row.id);
    return { message: calendarMessages.exportRemoved };
  });
