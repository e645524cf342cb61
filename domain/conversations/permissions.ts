import type { Person, Viewer } from '../accounts/actor.ts';
import { isAdmin } from '../accounts/permissions.ts';
import type { Direction } from './rules.ts';

export interface Parties {
  listerId: string;
  senderId: string;
}

/** The other party; undefined for anyone else. */
export function otherThan({ userId }: Pick<Person, 'userId'>, parties: Parties) {
  if (userId === parties.listerId) return parties.senderId;
  return userId === parties.senderId ? parties.listerId : undefined;
}

/** The two parties may read it, and Admins once one of them has reported it. */
export const canRead = (viewer: Person, parties: Parties, isReported: boolean): boolean =>
  otherThan(viewer, parties) !== undefined || (isReported && isAdmin(viewer));

/** Everyone has lists of their own; only Admins see the reported ones. */
export const canList = (viewer: Viewer, direction: Direction): boolean =>
  direction === 'reported' ? isAdmin(viewer) : Boolean(viewer);
