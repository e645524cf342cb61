import { addDays, today } from '#domain/values/calendar-date.ts';
import { acceptRequest, bookStay, cancelStay } from '#server/features/bookings/public.ts';
import { markRead, sendMessage } from '#server/features/conversations/public.ts';
import { sendEnquiry } from '#server/features/enquiries/public.ts';
import { moderateListing } from '#server/features/moderation/public.ts';
import { reportThing } from '#server/features/reports/public.ts';
import { sendContactMessage } from '#server/features/site/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { DEMO_CONTACT_MESSAGES, DEMO_CONVERSATIONS, DEMO_REPORTS, DEMO_STAYS } from './activity.ts';
import { type LoadedDemo, listerOf, listingOf } from './loaded-demo.ts';
import { demoPerson } from './people.ts';
import { actorOf, DAY, HOUR, platformAt } from './people-at.ts';
import { demoActivity } from './repository.ts';
import { loadBlocks, loadRules } from './stays.ts';

/** Listings that have waited for fewer days still wait for an Admin; older ones are approved. */
const UNSEEN_DAYS = 2;

/**
 * Lets the demo people book, write, report and moderate, through the use cases that serve people, and adds views, so that
 * nobody's workspace is empty. After a load that was killed, it skips what is done already.
 */
export async function loadActivity(platform: Platform, demo: LoadedDemo): Promise<void> {
  const context = { platform, ...demo };
  // Before the stays, which are booked by them.
  await loadRules(platform, demo);
  await loadStays(context);
  await loadBlocks(platform, demo);
  await loadConversations(context);
  await loadContactMessages(context);
  await approveListings(context);
  // After the approvals, because a reported listing waits for an Admin again.
  await loadReports(context);
  await demoActivity.addViews(platform.db, today(demo.begun));
}

interface Context extends LoadedDemo {
  platform: Platform;
}

async function loadStays(context: Context): Promise<void> {
  const { platform, begun } = context;
  // The oldest first: a guest's stay makes room for the next once it is over.
  const inTurn = DEMO_STAYS.toSorted((a, b) => b.bookedDaysAgo - a.bookedDaysAgo);
  for (const { property, guest, bookedDaysAgo, beginsInDays, nights, ...rest } of inTurn) {
    const listing = listingOf(context, property);
    const { id } = listing;
    const person = demoPerson(guest);
    const checkIn = addDays(today(begun), beginsInDays);
    if (await demoActivity.isBooked(platform.db, id, checkIn)) continue;
    const then = at(context, bookedDaysAgo);
    const { booking } = await bookStay(then, actorOf(context.people, guest), {
      propertyId: id,
      fullName: `${person.firstname} ${person.lastname}`,
      email: person.email,
      phoneNumber: person.phoneNumber,
      checkIn,
      checkOut: addDays(checkIn, nights),
      guests: rest.guests,
    });
    if (booking.status === 'requested' && !rest.isUnanswered) {
      await acceptRequest(then, listerOf(context, listing), booking._id);
    }
    if (rest.cancelledByHost) {
      const { daysAgo, reason } = rest.cancelledByHost;
      await cancelStay(at(context, daysAgo), listerOf(context, listing), booking._id, { reason });
    }
  }
}

async function loadConversations(context: Context): Promise<void> {
  for (const { listing: name, asker, daysAgo, messages } of DEMO_CONVERSATIONS) {
    const listing = listingOf(context, name);
    const { id, kind } = listing;
    const [first, ...later] = messages;
    const asking = actorOf(context.people, asker);
    const lister = listerOf(context, listing);
    const { conversationId } = await sendEnquiry(
      at(context, daysAgo),
      asking,
      { kind, id },
      { message: first, phoneNumber: demoPerson(asker).phoneNumber },
      `demo-enquiry-${id}`,
    );
    for (const [turn, text] of later.entries()) {
      const writer = turn % 2 === 0 ? lister : asking;
      const then = at(context, daysAgo - ((turn + 1) * 5) / 24);
      await markRead(then, writer, conversationId, turn + 1);
      await sendMessage(
        then,
        writer,
        conversationId,
        { text },
        `demo-message-${conversationId}-${turn}`,
      );
    }
  }
}

async function loadReports(context: Context): Promise<void> {
  for (const { listing, by, reason, details } of DEMO_REPORTS) {
    const { id, kind } = listingOf(context, listing);
    const actor = actorOf(context.people, by);
    if (await demoActivity.isReported(context.platform.db, id, actor.userId)) continue;
    await reportThing(at(context, 1), actor, { kind, id, reason, details });
  }
}

async function loadContactMessages(context: Context): Promise<void> {
  for (const message of DEMO_CONTACT_MESSAGES) {
    await sendContactMessage(at(context, 1), message, 'demo', `demo-${message.email}`);
  }
}

async function approveListings(context: Context): Promise<void> {
  const { platform, people, begun, listings } = context;
  const admin = [...people.values()].find(({ role }) => role === 'Admin');
  if (!admin) return;
  const until = begun.getTime() - UNSEEN_DAYS * DAY;
  const waiting = [...listings.values()].filter(
    ({ waitsSince }) => waitsSince !== null && waitsSince.getTime() < until,
  );
  for (const { id, kind } of waiting) {
    const approval = { transition: 'approve', reason: '' } as const;
    await moderateListing(platformAt(platform, begun), admin, { kind, id }, approval);
  }
}

const at = ({ platform, begun }: Context, daysAgo: number): Platform =>
  platformAt(platform, new Date(begun.getTime() - daysAgo * 24 * HOUR));
