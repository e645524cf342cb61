import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { type BookingLimits, isNewGuest } from '#domain/bookings/limits.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canBook, canBookAt } from '#domain/bookings/permissions.ts';
import { answerBy, sayRequested } from '#domain/bookings/requests.ts';
import { checkStay, isBookable } from '#domain/bookings/rules.ts';
import type { BookingBody, BookingResponse } from '#domain/bookings/schema.ts';
import { type BookingStatus, complete, type RequestCause } from '#domain/bookings/state.ts';
import { blockMessages } from '#domain/conversations/messages.ts';
import { badInput, conflict, forbidden, forbiddenBecause, unprocessable } from '#domain/errors.ts';
import { leavingMessages } from '#domain/leaving/messages.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import type { BookingWay } from '#domain/stays/limits.ts';
import { type Quote, quoteStay } from '#domain/stays/quote.ts';
import { restrictionMessages } from '#domain/stays/restriction-messages.ts';
import { whyNot } from '#domain/stays/restrictions.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { addDays, type CalendarDate, nightsBetween, today } from '#domain/values/calendar-date.ts';
import { toCedi } from '#domain/values/money.ts';
import { isIdentityVerified } from '#domain/verification/rules.ts';
import { requireUnblocked } from '#server/features/blocks/public.ts';
import { requireReadable } from '#server/features/listings/public.ts';
import { owe } from '#server/features/payments/public.ts';
import { lockProperty, type PropertySummary } from '#server/features/properties/public.ts';
import { getSettings } from '#server/features/site/public.ts';
import { freshenCalendars, listImported } from '#server/features/stay-calendars/public.ts';
import { freeLapsed, makeRoom, type StayRulesRow, stays } from '#server/features/stays/public.ts';
import { listChecks } from '#server/features/verification/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { type Claim, once } from '#server/platform/idempotency/once.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { BOOKINGS } from './limits.ts';
import { confirmationToGuest, confirmationToLister } from './mails.ts';
import { presentBooking } from './present.ts';
import { alreadyBooked, asRefusal, datesTaken } from './refusal.ts';
import { bookings } from './repository.ts';
import { requestToGuest, requestToLister } from './request-mails.ts';
import { stayOf } from './stay.ts';

/**
 * Books a stay at the property's current price, or asks its host where they accept each booking, or their other
 * calendars cannot be read. The booking and its mails are one transaction. A
 * repeated key is the same booking.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} BAD_INPUT; NOT_FOUND; OWN_LISTING; FORBIDDEN if guest or host has blocked the other; NOT_BOOKABLE; PRICE_CHANGED; ALREADY_BOOKED; DATES_TAKEN; CONFLICT for an account that is to be deleted; UNPROCESSABLE
 * unless the guest is verified where the host asks for it, with too many stays to come, too many nights of a new account, and for a key that came with another booking; TOO_MANY_REQUESTS after as many as one may book in a day.
 */
export async function bookStay(
  platform: Platform,
  actor: Actor,
  body: BookingBody,
  key?: string,
): Promise<BookingResponse> {
  if (!canBook(actor)) throw forbidden();
  if (key === undefined) return present(platform, await book(platform, actor, body));
  const made = await once(
    platform,
    { makes: 'booking', by: actor.userId, key, content: body },
    (claim) => book(platform, actor, body, claim),
    (id) => bookings.getById(platform.db, id),
  );
  return present(platform, made);
}

function present({ now }: Platform, row: BookingRow): BookingResponse {
  const booking = presentBooking(row, now());
  const { request } = booking;
  const message = request ? sayRequested(row.lister_firstname, request) : bookingMessages.success;
  return { message, booking };
}

async function book(
  platform: Platform,
  actor: Actor,
  body: BookingBody,
  claim?: Claim,
): Promise<BookingRow> {
  const { bookingLimits: limits } = await getSettings(platform);
  const check = checkStay(body, today(platform.now()), limits);
  if (!check.ok) throw badInput(check.message, check.fields);
  // What another site has sold meanwhile is not sold again; if one is out of reach, the host must say.
  const areFresh = await freshenCalendars(platform, body.propertyId);
  const spending = { sentence: bookingMessages.tooManyToday, points: limits.maxBookingsADay };
  return platform.limits.of(BOOKINGS).spend(actor.userId, spending, () =>
    inDurableTransaction(platform.db, (tx) =>
      bookIn(tx, platform, actor, { body, limits, areFresh, claim }),
    ).catch((error) => {
      throw asRefusal(error);
    }),
  );
}

interface Booked {
  body: BookingBody;
  limits: BookingLimits;
  /** What other sites have sold is known. */
  areFresh: boolean;
  claim: Claim | undefined;
}

async function bookIn(
  tx: Transaction,
  { config, now }: Platform,
  actor: Actor,
  { body, limits, areFresh, claim }: Booked,
): Promise<BookingRow> {
  const moment = now();
  const id = uuid();
  await claim?.(tx, id);
  const guest = await bookings.lockGuest(tx, actor.userId);
  if (guest?.leaving_since) throw conflict(leavingMessages.noBooking);
  const property = await bookableProperty(tx, actor, body.propertyId);
  await freeLapsed(tx, moment, property.id);
  await settleEarlierStay(tx, actor, property, moment);
  await requireRoom(tx, actor, limits, moment);
  await requireFewNights(tx, actor, guest, body, { limits, now: moment });
  const booking = await insertBooking(tx, actor, { id, body, property, areFresh, moment });
  const context = { now: moment, appUrl: config.appUrl };
  const isRequest = booking.status === 'requested';
  if (!isRequest) await owe(tx, booking, { by: actor.userId, at: moment });
  await queueMail(tx, (isRequest ? requestToGuest : confirmationToGuest)(booking, context));
  await queueMail(tx, (isRequest ? requestToLister : confirmationToLister)(booking, context));
  // With what is owed now.
  return bookings.getById(tx, id);
}

/** Locked, so that its price and status stay the same until the booking is made. */
async function bookableProperty(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<PropertySummary> {
  const found = await lockProperty(tx, id);
  const property = requireReadable(actor, found, propertyMessages.notFound);
  if (!canBookAt(actor, property)) {
    throw forbiddenBecause('OWN_LISTING', bookingMessages.ownListing);
  }
  await requireUnblocked(tx, actor.userId, property.listerId, blockMessages.noBooking);
  if (!isBookable(property)) throw unprocessable(bookingMessages.notBookable, 'NOT_BOOKABLE');
  return property;
}

/** Only a guest's stay that is over makes room for the next. */
async function settleEarlierStay(
  tx: Transaction,
  actor: Actor,
  property: PropertySummary,
  now: Date,
): Promise<void> {
  const earlier = await bookings.findActive(tx, property.id, actor.userId);
  if (!earlier) return;
  if (!complete(stayOf(earlier, now), today(now)).ok) throw alreadyBooked();
  await bookings.complete(tx, earlier.id, now);
}

async function requireRoom(
  tx: Transaction,
  { userId: guestId }: Actor,
  { maxStaysToCome }: BookingLimits,
  now: Date,
): Promise<void> {
  if ((await bookings.count(tx, { guestId, when: 'upcoming', now })) >= maxStaysToCome) {
    throw unprocessable(bookingMessages.tooManyStays(maxStaysToCome));
  }
}

/**
 * A new account that has not stayed anywhere yet may hold only few nights, so that nobody blocks
 * calendars with throwaway accounts.
 */
async function requireFewNights(
  tx: Transaction,
  { userId }: Actor,
  guest: { created_at: Date } | undefined,
  { checkIn, checkOut }: BookingBody,
  { limits, now }: { limits: BookingLimits; now: Date },
): Promise<void> {
  if (!guest || !isNewGuest(guest.created_at, now)) return;
  const { nights, stayed } = await bookings.heldBy(tx, userId, now);
  const wanted = nights + nightsBetween(checkIn, checkOut);
  if (stayed || wanted <= limits.maxNightsWhenNew) return;
  throw unprocessable(bookingMessages.tooManyNightsWhenNew(limits.maxNightsWhenNew));
}

/** @throws {DomainError} UNPROCESSABLE unless a Ghana Card of the guest is verified, and still holds. */
async function requireVerified(tx: Transaction, { userId }: Actor, now: Date): Promise<void> {
  const checks = await listChecks(tx, now, userId);
  if (isIdentityVerified(checks)) return;
  throw unprocessable(restrictionMessages.unverified);
}

async function insertBooking(
  tx: Transaction,
  actor: Actor,
  {
    id,
    body,
    property,
    areFresh,
    moment,
  }: { id: string; body: BookingBody; property: PropertySummary; areFresh: boolean; moment: Date },
): Promise<BookingRow> {
  const sold = await stays.rulesOf(tx, property.id);
  if (sold?.rules.openTo === 'verified') await requireVerified(tx, actor, moment);
  const refusal = whyNot(sold?.rules ?? null, body, today(moment));
  if (refusal) throw badInput(refusal.message, { [refusal.field]: refusal.message });
  const { nightlyPrice, priced, lines, total, deposit } = quote(
    property,
    sold,
    body,
    today(moment),
  );
  const { booking: way, units, preparationNights } = sold?.rules ?? PLAIN_RULES;
  const heldUntil = addDays(body.checkOut, preparationNights);
  const nights = { from: body.checkIn, to: heldUntil };
  const besides = await listImported(tx, property.id, today(moment));
  const unit = await makeRoom(tx, property.id, nights, { units, now: moment, besides });
  if (unit === undefined) throw datesTaken();
  await bookings.insert(tx, {
    id,
    listing_id: property.id,
    user_id: actor.userId,
    full_name: body.fullName,
    email: body.email,
    phone_number: body.phoneNumber,
    check_in: body.checkIn,
    check_out: body.checkOut,
    held_until: heldUntil,
    unit,
    guests: body.guests ?? null,
    nightly_pesewas: nightlyPrice,
    lines: sold ? JSON.stringify(lines) : null,
    night_pesewas: sold ? priced.map(({ amount }) => amount) : null,
    total_pesewas: total,
    deposit_pesewas: deposit,
    cancellation_policy: sold?.rules.cancellation ?? null,
    rules_version: sold?.version ?? null,
    ...requested(way, areFresh, { checkIn: body.checkIn, moment }),
    created_at: moment,
    updated_at: moment,
  });
  return bookings.getById(tx, id);
}

/** The columns of a booking that waits for its host; none for one that is confirmed at once. */
function requested(
  way: BookingWay,
  areFresh: boolean,
  { checkIn, moment }: { checkIn: CalendarDate; moment: Date },
) {
  if (way === 'instant' && areFresh) return {};
  const cause: RequestCause = way === 'on-request' ? 'host' : 'calendars';
  const status: BookingStatus = 'requested';
  return { status, request_cause: cause, answer_by: answerBy(moment, checkIn) };
}

function quote(
  property: PropertySummary,
  sold: StayRulesRow | undefined,
  body: BookingBody,
  today: CalendarDate,
): Quote {
  const found = quoteStay(property.pricePesewas, sold?.rules ?? null, body, today);
  if (!found) throw badInput(bookingMessages.checkOutNotLater);
  // Nobody pays more, or less, than their screen said.
  if (body.expectedTotal !== undefined && body.expectedTotal !== toCedi(found.total)) {
    throw unprocessable(bookingMessages.priceChanged, 'PRICE_CHANGED');
  }
  return found;
}
