import { bookingMessages } from '#domain/bookings/messages.ts';
import type { Quote } from '#domain/bookings/quote.ts';
import { toCedi } from '#domain/values/money.ts';
import { plural } from '#domain/values/plural.ts';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Price } from '#web/ui/listing/price.tsx';

/** Of the part of the form that says who comes. */
export const GUEST_ID = 'guest';

/** Of the end of the form: the sum, what one agrees to, and the button. */
export const CONFIRM_ID = 'confirm';

/**
 * What the chosen dates cost, at the bottom of a phone's screen, because the sum itself stands further down; and the way
 * there, past who comes. It gives way once the button is in view: nobody confirms what they have not seen.
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
