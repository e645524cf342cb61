import { PREFERENCE_KEYS } from '#web/lib/preferences.ts';
import { COMPACT, PASSWORD } from '#web/lib/start/early-use.ts';

/** Shows or hides a password. @return true if that is the job of `button`. */
export function showPassword(button: HTMLButtonElement): boolean {
  const input = button.parentElement?.querySelector('input');
  if (!button.hasAttribute(PASSWORD) || !input) return false;
  const isShown = input.type === 'text';
  input.type = isShown ? 'password' : 'text';
  press(button, !isShown);
  return true;
}

/** Switches lists between small and large cards, and stores the choice. @return true if that is the job of `button`. */
export function makeCompact(button: HTMLButtonElement): boolean {
  if (!button.hasAttribute(COMPACT)) return false;
  const isCompact = document.documentElement.toggleAttribute('data-compact-lists');
  press(button, isCompact);
  const key = PREFERENCE_KEYS.compactLists;
  try {
    if (isCompact) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

const press = (button: HTMLButtonElement, isPressed: boolean) =>
  button.setAttribute('aria-pressed', String(isPressed));
