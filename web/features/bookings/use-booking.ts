import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { bookingFailure, checkBooking } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { BOOKING_LOGIN_REDIRECT_MS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import { asksGuests } from '#domain/stays/guests.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import { toCedi } from '#domain/values/money.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { bookingLink } from '#web/lib/booking-link.ts';
import { keepDraft } from '#web/lib/forms/draft.ts';
import { toFormErrors } from '#web/lib/forms/to-form-errors.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { readSession, type Session, signOut, useSession } from '#web/lib/session/session.ts';
import { useLaterNavigation } from '#web/lib/start/use-later-navigation.ts';
import { stayRulesQuery } from '#web/lib/stay-rules.ts';
import { bookedDatesOf, bookStay, OWN_BOOKINGS } from './booking-calls.ts';
import { quoteOf } from './price-summary.tsx';
import { BOOKING_DRAFT, type BookingDraft, type Stay, type TypedBooking } from './stay.ts';

const BLANK: TypedBooking = {
  fullName: '',
  email: '',
  phoneNumber: '',
  checkIn: '',
  checkOut: '',
  guests: '',
};

interface Failure {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** The stay, the person booking it, and the details known before they type anything. */
interface Setting {
  stay: Stay;
  userId: string;
  draft: BookingDraft | undefined;
  days: SearchedDays | undefined;
  guests: number | undefined;
  nightlyPrice: unknown;
  /** What the stay is sold by; undefined while unknown. */
  rules: StayRules | null | undefined;
  limits: BookingLimits;
}

/**
 * The steps of a booking (specification §4, §5, §8): checked, sent once, and either confirmed or failed; if the
 * session is over, it leads to the login page after 2 s. `nightlyPrice` is in cedi, unvalidated.
 */
export function useBooking(setting: Setting) {
  const { stay, nightlyPrice, rules, limits } = setting;
  const { form, type, clear } = useForm(setting);
  const { failure, attempt, fail, forget } = useFailure();
  const { isLeaving, leaveForLogin } = useLeavingForLogin(setting, form);
  const [made, setMade] = useState<Booking>();
  const guests = asksGuests(rules) ? Number(form.guests) || undefined : undefined;
  const quote = quoteOf(nightlyPrice, rules, { ...form, guests });

  const { busy, send, refresh } = useSending(stay, {
    onBooked(booking) {
      clear();
      setMade(booking);
    },
    onRefused(error) {
      fail(refused(error));
      if (isSessionOver(error)) {
        signOut();
        leaveForLogin();
      }
    },
  });

  function submit() {
    if (busy || isLeaving || made) return;
    const signedIn = readSession() !== null;
    const check = checkBooking(form, { today: today(new Date()), signedIn, limits });
    if (!check.ok) {
      fail(check);
      if (check.message === bookingMessages.loginFirst) leaveForLogin();
      return;
    }
    if (asksGuests(rules) && guests === undefined) {
      const sentence = stayGuestMessages.guestsRequired;
      return fail({ message: sentence, fields: { guests: sentence } });
    }
    // Nobody confirms a sum that was not on their screen.
    if (!quote) {
      fail({ message: bookingMessages.priceUnknown, fields: {} });
      return refresh();
    }
    forget();
    send({ form, total: toCedi(quote.total), guests });
  }

  return {
    form,
    /** How many are coming; undefined where nobody is asked, and until chosen. */
    guests,
    /** Price of the chosen dates; undefined until both are chosen. */
    quote,
    phase: phaseOf(busy, isLeaving),
    /** The confirmed booking. */
    made,
    failure: failure && shownOf(failure),
    /** Counts failures, for FormSummary. */
    attempt,
    change(next: Partial<TypedBooking>) {
      type(next);
      forget(Object.keys(next));
    },
    submit,
  };
}

/** Sends a booking; what shows it, or the property, is read again. */
function useSending(
  stay: Stay,
  on: { onBooked(booking: Booking): void; onRefused(error: ApiError): void },
) {
  const queryClient = useQueryClient();
  // Its price, rules or status may have changed in the meantime.
  function refresh() {
    void queryClient.invalidateQueries({ queryKey: ['property', stay.id] });
    void queryClient.invalidateQueries(stayRulesQuery(stay.id));
  }
  const write = useWrite({
    mutationFn: (sent: { form: TypedBooking; total: number; guests: number | undefined }) =>
      bookStay(stay.id, sent.form, { expectedTotal: sent.total, guests: sent.guests }),
    onSuccess({ booking }) {
      on.onBooked(booking);
      void queryClient.invalidateQueries(OWN_BOOKINGS);
    },
    onError(error) {
      if (!(error instanceof ApiError)) return;
      on.onRefused(error);
      refresh();
    },
    onSettled: () => void queryClient.invalidateQueries(bookedDatesOf(stay.id)),
  });
  return { ...write, refresh };
}

/** What is typed, over what is known of the guest and of the days that were searched for. */
function useForm({ stay, userId, draft, days, guests }: Setting) {
  const session = useSession();
  // Keep the guest's details even if the session ends in the meantime.
  const [guest, setGuest] = useState(session);
  if (session && session !== guest) setGuest(session);
  const [typed, setTyped] = useState<Partial<TypedBooking>>(() => ({
    ...(days && { checkIn: days.from, checkOut: days.to }),
    ...(guests && { guests: String(guests) }),
    ...typedBefore(draft, stay, userId),
  }));
  const form: TypedBooking = { ...BLANK, ...knownOf(guest), ...typed };
  return {
    form,
    type: (next: Partial<TypedBooking>) => setTyped((before) => ({ ...before, ...next })),
    clear: () => setTyped({}),
  };
}

/** Leads to the login page, and keeps the typed text for the same user to come back to. */
function useLeavingForLogin({ stay, userId }: Setting, form: TypedBooking) {
  const leaveFor = useLaterNavigation();
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    leaveForLogin() {
      setLeaving(true);
      const kept: BookingDraft = { stay, typed: { userId, form } };
      keepDraft(BOOKING_DRAFT, kept);
      leaveFor(withReturn(paths.login, bookingLink(stay.id)), BOOKING_LOGIN_REDIRECT_MS);
    },
  };
}

/** The last failure, and how many there were; it is forgotten whole, or with the fields that it is about. */
function useFailure() {
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  return {
    failure,
    attempt,
    fail(next: Failure) {
      setFailure(next);
      setAttempt((count) => count + 1);
    },
    forget: (fields?: string[]) =>
      setFailure((before) => before && fields && withoutFields(before, fields)),
  };
}

export type BookingState = ReturnType<typeof useBooking>;

function phaseOf(busy: boolean, isLeaving: boolean): 'idle' | 'submitting' | 'leaving' {
  if (isLeaving) return 'leaving';
  return busy ? 'submitting' : 'idle';
}

/** Missing fields are named beside the field; any other message also goes above the form, as it may concern the whole stay. */
function shownOf(failure: Failure): Partial<Failure> & Pick<Failure, 'fields'> {
  const required = bookingMessages.allFieldsRequired;
  if (failure.message !== required) return failure;
  return { fields: toFormErrors(failure, required).fields };
}

/** Clears a field's error when the field changes; clearing the last one clears the message too. */
function withoutFields(failure: Failure, names: string[]): Failure | undefined {
  // One date is wrong by the other.
  const dates = names.some((name) => name === 'checkIn' || name === 'checkOut');
  const changed = dates ? [...names, 'checkIn', 'checkOut'] : names;
  const before = Object.entries(failure.fields);
  const after = before.filter(([field]) => !changed.includes(field));
  if (before.length > 0 && after.length === 0) return undefined;
  return { ...failure, fields: Object.fromEntries(after) };
}

/** The user's own details, to prefill the form. */
function knownOf(session: Session | null): Partial<TypedBooking> {
  const { firstname, lastname, email = '', phoneNumber = '' } = session?.user ?? {};
  const fullName = [firstname, lastname].filter(Boolean).join(' ');
  return { fullName, email, phoneNumber };
}

function typedBefore(draft: BookingDraft | undefined, stay: Stay, userId: string) {
  const kept = draft?.stay.id === stay.id ? draft.typed : undefined;
  return kept?.userId === userId ? kept.form : {};
}

/** Forbidden for a reason of its own, which is shown. */
const SAID: readonly ApiError['code'][] = ['OWN_LISTING', 'EMAIL_UNCONFIRMED'];

/** The session is over for the specification (§8) when a call is forbidden for no other reason. */
const isSessionOver = ({ status, code }: ApiError) =>
  status === 401 || (status === 403 && !SAID.includes(code));

function refused(error: ApiError): Failure {
  const { status, code, reason, fields } = error;
  const message = bookingFailure({ status, code, message: reason });
  // The dates must change, so they are marked as wrong.
  return { message, fields: code === 'DATES_TAKEN' ? { checkIn: message } : fields };
}
