import { cx } from '#web/ui/cx.ts';
import { heldLook, heldName } from './held-look.ts';
import type { barOver, TakenNights } from './nights.ts';

interface Props {
  held: TakenNights;
  bar: NonNullable<ReturnType<typeof barOver>>;
  /** Above another that takes the same nights. */
  isRaised: boolean;
}

/** Lies over the cells of a week, in the one where it begins; the cells say the same to screen readers. */
export function NightBar({ held, bar: { begin, end, begins }, isRaised }: Props) {
  const cells = (end - begin) / 2;
  return (
    <span
      aria-hidden
      className={cx(
        'pointer-events-none absolute z-1 flex h-6 items-center overflow-hidden px-1.5 font-semibold text-[min(0.75rem,3.4vw)] lg:h-7',
        isRaised ? 'bottom-7 lg:bottom-9' : 'bottom-1',
        begins ? 'rounded-l-full' : 'border-l-0',
        end % 2 === 1 && 'rounded-r-full',
        heldLook(held),
      )}
      style={{ left: begin % 2 === 1 ? '50%' : 0, width: `${cells * 100}%` }}
    >
      {cells >= 1 && <span className="truncate">{heldName(held)}</span>}
    </span>
  );
}
