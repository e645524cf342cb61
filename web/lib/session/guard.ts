import { redirect, redirectDocument } from 'react-router';
import { parseRole } from '#domain/accounts/role.ts';
import { guardRedirect } from '#domain/site/route-access.ts';
import { pageKeptAt } from '../page-kept-at.ts';
import { withReturn } from './return-path.ts';
import { readSession, type Session } from './session.ts';

/**
 * The route guard (specification §6), for the clientLoader of a guarded page: the session of anyone who may open
 * it. The server checks every call again; this only saves people from a page of errors.
 * @throws a redirect to /signup that remembers the page.
 */
export function guard(request: Request): Session | null {
  const { pathname, search } = new URL(request.url);
  const session = readSession();
  const role = parseRole(session?.role);
  const viewer = session && role ? { userId: session.userId, role } : null;
  const elsewhere = guardRedirect(pathname, viewer);
  if (elsewhere) {
    // React Router would reload a stored page endlessly if the files of the next page cannot be loaded.
    const lead = pageKeptAt() === undefined ? redirect : redirectDocument;
    throw lead(withReturn(elsewhere, pathname + search));
  }
  return session;
}
