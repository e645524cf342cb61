import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { Enquiry, EnquiryDirection } from '#domain/enquiries/schema.ts';
import type { PageWindow } from '#server/platform/http/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentEnquiry } from './present.ts';
import { type EnquiryFilter, enquiries } from './repository.ts';

/** The enquiries that the actor received (an Admin everybody's) or sent, the newest first, and how many there are. */
export async function listEnquiries(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  direction: EnquiryDirection,
  window: PageWindow,
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const whose = whoseOf(actor, direction);
  const rows = await enquiries.list(db, whose, window);
  return { enquiries: rows.map(presentEnquiry), total: await enquiries.count(db, whose) };
}

function whoseOf(actor: Actor, direction: EnquiryDirection): EnquiryFilter {
  if (direction === 'sent') return { senderId: actor.userId };
  return isAdmin(actor) ? {} : { listerId: actor.userId };
}
