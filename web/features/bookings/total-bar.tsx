import { bookingMessages } from '#domain/bookings/messages.ts';
import type { Quote } from '#domain/stays/quote.ts';
import { toCedi } from '#domain/values/money.ts';
import { plural } from '#domain/values/plural.ts';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Price } from '#web/ui/listing/price.tsx';

/** The guest details section of the form. */
export const GUEST_ID = 'guest';

/** The end of the form: the sum, the terms and the button. */
export const CONFIRM_ID = 'confirm';

/**
 * The price of the chosen dates at the bottom of a phone's screen, as the sum itself is further down, with a
 * link past the guest details to it. It disappears once the button is in view: nobody should confirm what they
 * have not seen.
 */
export function TotalBar({ quote }: { quote: Quote }) {
  return (
    <BottomBar label={bookingMessages.priceOfStay} yieldsTo={CONFIRM_ID}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <Price cedi={toCedi(quote.total)} size="lg" />
          <p className="figures text-sm text-muted">{plural(quote.nights, 'night')}</p>
        </div>
        <Button size="lg" onClick={goToGuest} className="max-sm:grow">
          {bookingMessages.goOn}
        </Button>
      </div>
    </BottomBar>
  );
}

function goToGuest(): void {
  const guest = document.getElementById(GUEST_ID);
  guest?.focus({ preventScroll: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  guest?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}
