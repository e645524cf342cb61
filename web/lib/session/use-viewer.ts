import type { Viewer } from '#domain/accounts/actor.ts';
import { parseRole } from '#domain/accounts/role.ts';
import { type Session, useSession } from './session.ts';

/** A session's viewer, for permission checks; an unknown role gives no rights. */
export function viewerOf(session: Session | null): Viewer {
  const role = parseRole(session?.role);
  return session && role ? { userId: session.userId, role } : null;
}

/** The person viewing the page. A visitor during hydration, to match the HTML that everyone shares. */
export function useViewer(): Viewer {
  return viewerOf(useSession());
}
