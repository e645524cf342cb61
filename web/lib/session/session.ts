import { useSyncExternalStore } from 'react';
import { clearStored, fingerprint, isExpired, readStored, type Session } from './stored-session.ts';

export type { Session } from './stored-session.ts';

const listeners = new Set<() => void>();
let known: { fingerprint: string; session: Session | null } | undefined;
/** Storage is read once for all parts of a page rendered together. */
let isRead = false;

/**
 * The signed-in user, read from this browser's storage; null for a visitor, on the server, and if storage is
 * blocked. Returns the same object until something changes.
 */
export function readSession(): Session | null {
  if (known && isRead) return known.session;
  try {
    if (!known || known.fingerprint !== fingerprint(localStorage) || hasExpired(known.session)) {
      const session = readStored(localStorage, Date.now());
      known = { session, fingerprint: fingerprint(localStorage) };
    }
    isRead = true;
    queueMicrotask(forgetRead);
    return known.session;
  } catch {
    return null;
  }
}

const forgetRead = () => {
  isRead = false;
};

const hasExpired = (session: Session | null) =>
  session !== null && isExpired(session.token, Date.now());

/** The signed-in user. Null during hydration, to match the HTML that everyone shares. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null);
}

/** Forgets the session in this browser; ending it on the server is another call's work. */
export function signOut(): void {
  try {
    clearStored(localStorage);
  } catch {
    // Storage is blocked: there is no session to end.
  }
  announceSession();
}

/** Tells every part of the page that the stored session may have changed. */
export function announceSession(): void {
  forgetRead();
  document.documentElement.toggleAttribute('data-signed-in', readSession() !== null);
  for (const listener of listeners) listener();
}

/** A page restored from the browser's cache shows its old contents: it is reloaded if that session has since ended. */
function onShown({ persisted }: PageTransitionEvent): void {
  const before = known?.session;
  if (persisted && before && readSession()?.token !== before.token) location.reload();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('storage', announceSession);
    window.addEventListener('pageshow', onShown);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', announceSession);
    window.removeEventListener('pageshow', onShown);
  };
}
