import type { Viewer } from '#domain/accounts/actor.ts';
import { parseRole } from '#domain/accounts/role.ts';
import { type Session, useSession } from './session.ts';

/** The viewer of a session, as permissions see one; an unknown role gives no rights. */
export function viewerOf(session: Session | null): Viewer {
  const role = parseRole(session?.role);
  return session && role ? { userId: session.userId, role } : null;
}

/** Who is looking. A visitor while the page is hydrated, as in the HTML that all share. */
export function useViewer(): Viewer {
  return viewerOf(useSession());
}
