import type { LoginResponse, Profile } from '#domain/accounts/schema.ts';
import { PROFILE_UPDATED_EVENT, STORAGE_KEYS } from '#domain/site/constants.ts';
import { announceSession } from './session.ts';
import { storeLogin, storeUser } from './store-session.ts';

/** Takes up the session that a login returned. */
export function signIn(response: LoginResponse): void {
  storeLogin(localStorage, response);
  announceSession();
}

/** Keeps a fresh profile for the header: name, photo and role. */
export function rememberProfile(profile: Profile): void {
  storeUser(localStorage, profile);
  localStorage.setItem(STORAGE_KEYS.role, profile.role);
  announceSession();
}

/** Tells this window and the other tabs that the profile was saved (specification §4). */
export function announceProfileUpdate(): void {
  localStorage.setItem(STORAGE_KEYS.profileUpdated, String(Date.now()));
  window.dispatchEvent(new Event(PROFILE_UPDATED_EVENT));
}
