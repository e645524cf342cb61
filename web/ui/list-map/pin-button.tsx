import { cx } from '../cx.ts';
import type { Pin } from './listings-on-map.ts';
import { shortPrice } from './short-price.ts';

interface Props {
  pin: Pin;
  isChosen: boolean;
  /** @param byKeyboard it was pressed without a pointer, so the card must take the focus. */
  onPin(pin: Pin, byKeyboard: boolean): void;
}

/** A listing on the map: its price, which opens its card. */
export const PinButton = ({ pin, isChosen, onPin }: Props) => (
  <button
    type="button"
    aria-label={pinName(pin)}
    aria-pressed={isChosen}
    data-pin={pin._id}
    onClick={({ detail }) => onPin(pin, detail === 0)}
    className="group grid min-h-11 min-w-11 place-items-center outline-none"
  >
    <span
      className={cx(
        'figures rounded-full border px-2.5 py-1 font-display font-bold text-sm leading-tight shadow-float transition-transform group-hover:scale-105',
        'group-focus-visible:outline-2 group-focus-visible:outline-primary group-focus-visible:outline-offset-2',
        isChosen ? 'border-ink bg-ink text-paper' : 'border-control-line bg-surface text-ink',
      )}
    >
      {pinText(pin)}
    </span>
  </button>
);

/** A pin's accessible name. It includes the visible text (WCAG 2.5.3). */
const pinName = (pin: Pin) => `${pin.name}, ${pinText(pin)}${pin.per ? PER[pin.per] : ''}`;

const PER: Readonly<Record<NonNullable<Pin['per']>, string>> = {
  night: ' a night',
  month: ' a month',
  stay: ' for the stay',
};

const pinText = ({ price }: Pin) => (price === null ? 'Ask' : shortPrice(price));
