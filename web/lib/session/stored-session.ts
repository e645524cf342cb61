import type { Profile } from '#domain/accounts/schema.ts';
import { STORAGE_KEYS } from '#domain/site/constants.ts';

/** The part of local storage that the session uses; tests use a Map-backed one. */
export type SessionStorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The part of the profile stored for the header and the bar below it. */
export type StoredUser = Partial<
  Pick<
    Profile,
    | 'firstname'
    | 'lastname'
    | 'email'
    | 'phoneNumber'
    | 'location'
    | 'profileImage'
    | 'mustConfirmEmail'
    | 'linkSentTo'
    | 'mustAddFactor'
    | 'leavesAt'
  >
>;

export interface ContactDetails {
  firstname: string;
  lastname: string;
  phoneNumber: string;
}

/** A signed-in user, as far as this browser knows. */
export interface Session {
  token: string;
  /** The stored text; an unknown role gives no rights and is shown unchanged. */
  role: string;
  userId: string;
  user: StoredUser;
  agentDetails: ContactDetails | undefined;
  ownerDetails: ContactDetails | undefined;
  customerDetails: ContactDetails | undefined;
}

/** The keys that a session owns: all go with it. */
const OWN_KEYS = [
  STORAGE_KEYS.authToken,
  STORAGE_KEYS.olderToken,
  STORAGE_KEYS.role,
  STORAGE_KEYS.userId,
  STORAGE_KEYS.userData,
  STORAGE_KEYS.agentDetails,
  STORAGE_KEYS.ownerDetails,
  STORAGE_KEYS.customerDetails,
] as const;

/** True once the `exp` of a JWT has passed. A token that cannot be read is left for the server to judge. */
export function isExpired(token: string, now: number): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
}

/** Everything the session was read from, as one string: equal strings mean the same session. */
export function fingerprint(storage: SessionStorageLike): string {
  return JSON.stringify(OWN_KEYS.map((key) => storage.getItem(key)));
}

/**
 * The stored session; null for a visitor. Moves the older key `token` once, and removes a session whose
 * token has expired (specification §3, §4). `now` in milliseconds.
 */
export function readStored(storage: SessionStorageLike, now: number): Session | null {
  moveOlderToken(storage);
  const token = storage.getItem(STORAGE_KEYS.authToken);
  if (!token) return null;
  if (isExpired(token, now)) {
    clearStored(storage);
    return null;
  }
  return {
    token,
    role: storage.getItem(STORAGE_KEYS.role) ?? '',
    userId: storage.getItem(STORAGE_KEYS.userId) ?? '',
    user: readObject<StoredUser>(storage, STORAGE_KEYS.userData) ?? {},
    agentDetails: readObject(storage, STORAGE_KEYS.agentDetails),
    ownerDetails: readObject(storage, STORAGE_KEYS.ownerDetails),
    customerDetails: readObject(storage, STORAGE_KEYS.customerDetails),
  };
}

export function clearStored(storage: SessionStorageLike): void {
  for (const key of OWN_KEYS) storage.removeItem(key);
}

function moveOlderToken(storage: SessionStorageLike): void {
  const older = storage.getItem(STORAGE_KEYS.olderToken);
  if (older === null) return;
  if (!storage.getItem(STORAGE_KEYS.authToken)) storage.setItem(STORAGE_KEYS.authToken, older);
  storage.removeItem(STORAGE_KEYS.olderToken);
}

function readObject<T extends object>(storage: SessionStorageLike, key: string): T | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
