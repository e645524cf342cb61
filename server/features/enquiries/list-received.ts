import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { Enquiry } from '#domain/enquiries/schema.ts';
import type { PageWindow } from '#server/platform/http/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentEnquiry } from './present.ts';
import { enquiries } from './repository.ts';

/** The enquiries that the actor received, an Admin everybody's, the newest first, and how many there are. */
export async function listReceived(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  window: PageWindow,
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const listerId = isAdmin(actor) ? undefined : actor.userId;
  const rows = await enquiries.list(db, listerId, window);
  return { enquiries: rows.map(presentEnquiry), total: await enquiries.count(db, listerId) };
}
