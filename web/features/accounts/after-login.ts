import { homeAfterLogin, parseRole } from '#domain/accounts/role.ts';
import { paths } from '#domain/site/paths.ts';
import { returnPath } from '#web/lib/session/return-path.ts';

/** Pages that nobody wants to return to right after logging in. */
const ACCOUNT_PAGES: readonly string[] = [paths.login, paths.signup, paths.forgotPassword];

/**
 * The page to open after login: the one the user came from, or else the role's own (specification §4). `search`
 * is the login page's query.
 */
export function afterLogin(role: string, search: URLSearchParams): string {
  const back = returnPath(search);
  if (back && !ACCOUNT_PAGES.includes(back.split(/[?#]/)[0] ?? '')) return back;
  return homeAfterLogin(parseRole(role) ?? 'Customer');
}
