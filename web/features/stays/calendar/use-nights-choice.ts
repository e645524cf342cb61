import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { addDays, addMonths, type CalendarDate } from '#domain/values/calendar-date.ts';
import { weekdayIndex } from './calendar-days.ts';
import { countNights, isAmong, type Nights, nightsOf } from './nights.ts';

interface Choice {
  /** The first night chosen. */
  anchor: CalendarDate;
  /** The last one, before or after it. */
  head: CalendarDate;
}

interface Options {
  today: CalendarDate;
  /** The night with the focus at first. */
  initial: CalendarDate;
  /** A booking or a block that is chosen as a whole when one of its nights is. */
  wholeOf(day: CalendarDate): Nights | undefined;
  /** Shows a month that the keyboard has reached. */
  onReach(day: CalendarDate): void;
  /** Opens the panel of what is chosen. */
  onOpen(): void;
}

export type NightsChoice = ReturnType<typeof useNightsChoice>;

/** Nights chosen in a calendar by tapping, dragging or the keyboard, and the night that has the focus. */
export function useNightsChoice({ today, initial, wholeOf, onReach, onOpen }: Options) {
  const [choice, setChoice] = useState<Choice>();
  const [focused, setFocused] = useState(initial);
  // The keyboard has moved the focus to a night that may be still to be drawn.
  const isMoving = useRef(false);
  const drag = useRef<{ from: CalendarDate; moved: boolean }>(undefined);
  const nights = choice && nightsOf(choice.anchor, choice.head);

  const chooseWhole = ({ first, last }: Nights) => {
    setChoice({ anchor: first, head: last });
    onOpen();
  };

  /** A tap begins a choice, and the next one ends it. */
  const choose = (day: CalendarDate) => {
    setFocused(day);
    const whole = wholeOf(day);
    if (whole) return chooseWhole(whole);
    if (day < today) return setChoice(undefined);
    const isBegun = nights && countNights(nights) === 1 && !wholeOf(nights.first);
    if (!isBegun || nights.first < today) return setChoice({ anchor: day, head: day });
    setChoice(nights.first === day ? undefined : { anchor: nights.first, head: day });
  };

  const extend = (to: CalendarDate) => {
    const head = to < today ? today : to;
    const anchor = choice && choice.anchor >= today ? choice.anchor : focused;
    if (anchor >= today) setChoice({ anchor, head });
  };

  const reach = (day: CalendarDate) => {
    isMoving.current = true;
    setFocused(day);
    onReach(day);
  };

  return {
    nights,
    focused,
    choose,
    clear: () => setChoice(undefined),

    /** After each drawing of the grid: moves the focus to where the keyboard has led. */
    followKeyboard(grid: HTMLElement | null) {
      const night = grid?.querySelector<HTMLElement>(`[data-night="${focused}"]`);
      if (!isMoving.current || !night) return;
      isMoving.current = false;
      night.focus();
    },

    /** For a grid with elements that have `data-night`. */
    gridHandlers: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape') return setChoice(undefined);
        if (
          event.key === 'Enter' &&
          nights &&
          countNights(nights) > 1 &&
          isAmong(nights, focused)
        ) {
          event.preventDefault();
          return onOpen();
        }
        const to = keyTarget(event, focused);
        if (!to) return;
        event.preventDefault();
        if (event.shiftKey) extend(to);
        reach(to);
      },
      onPointerDown(event: PointerEvent) {
        const from = nightAt(event);
        const begins = event.button === 0 && from && from >= today && !wholeOf(from);
        drag.current = begins ? { from, moved: false } : undefined;
      },
      onPointerMove(event: PointerEvent) {
        const to = drag.current && nightAt(event);
        if (!drag.current || !to || (to === drag.current.from && !drag.current.moved)) return;
        drag.current.moved = true;
        setChoice({ anchor: drag.current.from, head: to < today ? today : to });
        setFocused(to);
      },
      // The click that follows a drag back to its first night ends the drag.
      onClickCapture(event: { stopPropagation(): void }) {
        if (drag.current?.moved) event.stopPropagation();
        drag.current = undefined;
      },
      onPointerUp() {
        if (drag.current && !drag.current.moved) drag.current = undefined;
        else setTimeout(() => (drag.current = undefined));
      },
      onPointerCancel() {
        drag.current = undefined;
      },
    },
  };
}

/** A finger's events go to where it began. */
const nightAt = ({ clientX, clientY }: PointerEvent): CalendarDate | undefined => {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-night]');
  return cell?.dataset.night as CalendarDate | undefined;
};

/** Where a key leads in a calendar of weeks (ARIA Authoring Practices, grid). */
function keyTarget({ key }: KeyboardEvent, from: CalendarDate): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -weekdayIndex(from));
    case 'End':
      return addDays(from, 6 - weekdayIndex(from));
    case 'PageUp':
      return addMonths(from, -1);
    case 'PageDown':
      return addMonths(from, 1);
    default:
      return undefined;
  }
}
