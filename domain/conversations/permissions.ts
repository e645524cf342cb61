import type { Person, Viewer } from '../accounts/actor.ts';
import { isAdmin } from '../accounts/permissions.ts';
import type { Direction } from './rules.ts';

/** The two people of a conversation. */
export interface Parties {
  listerId: string;
  senderId: string;
}

/** The other one of the two; undefined for anyone else. */
export function otherThan({ userId }: Pick<Person, 'userId'>, parties: Parties) {
  if (userId === parties.listerId) return parties.senderId;
  return userId === parties.senderId ? parties.listerId : undefined;
}

/** The two read it, and an Admin once one of them has reported it. */
export const canRead = (viewer: Person, parties: Parties, isReported: boolean): boolean =>
  otherThan(viewer, parties) !== undefined || (isReported && isAdmin(viewer));

/** One's own lists are everyone's; what was reported is for Admins. */
export const canList = (viewer: Viewer, direction: Direction): boolean =>
  direction === 'reported' ? isAdmin(viewer) : Boolean(viewer);
