import { SLOW_CONNECTIONS } from '#domain/low-data.ts';
import { SESSION_KEYS, STORAGE_KEYS } from '#domain/site/constants.ts';
import { HOME_PATH, SIGNUP_PATH } from '#domain/site/paths.ts';
import { VISITOR_CARD_EVENT } from '#web/lib/lists/visitor-card.ts';
import { PREFERENCE_KEYS, THEME_COLOR } from '#web/lib/preferences.ts';
import { RETURN_PARAMETER } from '#web/lib/session/return-path.ts';
import { showLeaving } from './leaving.ts';

const root = document.documentElement;

/** The browser's network information, if it gives any. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Marks the page with the visitor's state (`data-signed-in`, `--role`), their settings (`data-theme`,
 * `data-low-data`, `data-compact-lists`) and whether the home page's splash is due (`data-first-visit`).
 */
export function knowVisitor(): void {
  try {
    if (token()) {
      root.dataset.signedIn = '';
      const role = localStorage.getItem(STORAGE_KEYS.role) || 'User';
      root.style.setProperty('--role', JSON.stringify(role));
    }
    showTheme(localStorage.getItem(PREFERENCE_KEYS.theme));
    tellLowData(localStorage.getItem(PREFERENCE_KEYS.lowData));
    if (localStorage.getItem(PREFERENCE_KEYS.compactLists)) root.dataset.compactLists = '';
    if (!sessionStorage.getItem(SESSION_KEYS.hasVisitedHome)) {
      root.dataset.firstVisit = '';
      if (location.pathname === HOME_PATH) {
        sessionStorage.setItem(SESSION_KEYS.hasVisitedHome, 'true');
      }
    }
  } catch {
    // Storage is blocked: treat as a visitor without settings.
  }
}

/** Sends visitors who open a page for members to sign-up (specification §6), before either page's scripts are requested. */
export function leaveForSignUp(): boolean {
  if (!('guarded' in root.dataset) || isSignedIn()) return false;
  location.replace(signUp(location.pathname + location.search));
  return true;
}

/** Visitors who click a card are sent to sign up first (specification §2.3). */
export function leadCardsToSignUp(): void {
  addEventListener(
    'click',
    (event) => {
      const card = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-card]');
      if (!card || event.button || token()) return;
      event.preventDefault();
      event.stopPropagation();
      const to = signUp(card.pathname + card.search);
      if (event.ctrlKey || event.metaKey || event.shiftKey) open(to);
      else if (
        dispatchEvent(new CustomEvent(VISITOR_CARD_EVENT, { cancelable: true, detail: to }))
      ) {
        showLeaving();
        location.assign(to);
      }
    },
    true,
  );
}

export const isSignedIn = (): boolean => 'signedIn' in root.dataset;

export const isLowData = (): boolean => 'lowData' in root.dataset;

const signUp = (path: string) =>
  `${SIGNUP_PATH}?${new URLSearchParams({ [RETURN_PARAMETER]: path })}`;

function token(): string | undefined {
  try {
    const stored =
      localStorage.getItem(STORAGE_KEYS.authToken) || localStorage.getItem(STORAGE_KEYS.olderToken);
    return stored && !isExpired(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isExpired(stored: string): boolean {
  try {
    const [, payload = ''] = stored.split('.');
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return exp * 1000 <= Date.now();
  } catch {
    return false;
  }
}

function showTheme(theme: string | null): void {
  if (theme !== 'light' && theme !== 'dark') return;
  root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = THEME_COLOR[theme];
  }
}

function tellLowData(chosen: string | null): void {
  if (chosen === 'off') delete root.dataset.lowData;
  else if (chosen === 'on' || isConnectionLow()) root.dataset.lowData = '';
}

function isConnectionLow(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const slow: readonly (string | undefined)[] = SLOW_CONNECTIONS;
  return Boolean(connection && (connection.saveData || slow.includes(connection.effectiveType)));
}
