import { conflict } from '#domain/errors.ts';
import { leavingMessages } from '#domain/leaving/messages.ts';
import { listStaysNotOver } from '#server/features/bookings/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { members } from './repository.ts';

/**
 * Makes sure that an Admin remains. Locks before anything else, so that of two Admins who leave at
 * once one comes first.
 * @throws {DomainError} CONFLICT for the only Admin who stays.
 */
export async function requireAnotherAdmin(
  tx: Transaction,
  { userId, role }: { userId: string; role: string },
): Promise<void> {
  if (role !== 'Admin') return;
  const staying = await members.lockStayingAdmins(tx);
  if (!staying.some((id) => id !== userId)) throw conflict(leavingMessages.lastAdmin);
}

/** @throws {DomainError} STAYS_TO_COME, with a sentence that names them, as guest and as host. */
export async function requireNoStays(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { count, named } = await listStaysNotOver(tx, userId, now);
  if (count > 0) throw conflict(leavingMessages.staysFirst(count, named), 'STAYS_TO_COME');
}
