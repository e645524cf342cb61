import { useSyncExternalStore } from 'react';
import type { LoginAnswer, Profile } from '#domain/accounts/schema.ts';
import { PROFILE_UPDATED_EVENT, STORAGE_KEYS } from '#domain/site/constants.ts';
import {
  clearStored,
  fingerprint,
  isExpired,
  readStored,
  type Session,
  storeLogin,
  storeUser,
} from './stored-session.ts';

export type { ContactDetails, Session, StoredUser } from './stored-session.ts';

const listeners = new Set<() => void>();
let known: { fingerprint: string; session: Session | null } | undefined;

/**
 * Who is signed in in this browser, read from its storage; null for a visitor, on the server, and where
 * storage is blocked. The same object as long as nothing changed.
 */
export function readSession(): Session | null {
  try {
    if (!known || known.fingerprint !== fingerprint(localStorage) || hasExpired(known.session)) {
      const session = readStored(localStorage, Date.now());
      known = { session, fingerprint: fingerprint(localStorage) };
    }
    return known.session;
  } catch {
    return null;
  }
}

const hasExpired = (session: Session | null) =>
  session !== null && isExpired(session.token, Date.now());

/** Who is signed in. A visitor while the page is hydrated, as in the HTML that all share. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null);
}

/** Takes up the session that a login answered. */
export function signIn(answer: LoginAnswer): void {
  storeLogin(localStorage, answer);
  announce();
}

/** Forgets the session in this browser; ending it on the server is another call's work. */
export function signOut(): void {
  try {
    clearStored(localStorage);
  } catch {
    // Storage is blocked: there is no session to forget.
  }
  announce();
}

/** Keeps a fresh profile for the header: name, photo and role. */
export function rememberProfile(profile: Profile): void {
  storeUser(localStorage, profile);
  localStorage.setItem(STORAGE_KEYS.role, profile.role);
  announce();
}

/** Tells this window and the other tabs that the profile was saved (specification §4). */
export function announceProfileUpdate(): void {
  localStorage.setItem(STORAGE_KEYS.profileUpdated, String(Date.now()));
  window.dispatchEvent(new Event(PROFILE_UPDATED_EVENT));
}

function announce(): void {
  document.documentElement.toggleAttribute('data-signed-in', readSession() !== null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', announce);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', announce);
  };
}
