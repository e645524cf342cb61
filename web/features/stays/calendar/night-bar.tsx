import type { HeldNights } from '#domain/stays/schema.ts';
import { cx } from '#web/ui/cx.ts';
import { heldLook, heldName } from './held-look.ts';
import type { barOver } from './nights.ts';

interface Props {
  held: HeldNights;
  bar: NonNullable<ReturnType<typeof barOver>>;
}

/** Lies over the cells of a week, in the one where it begins; the cells say the same to screen readers. */
export function NightBar({ held, bar: { begin, end, begins } }: Props) {
  const cells = (end - begin) / 2;
  return (
    <span
      aria-hidden
      className={cx(
        'pointer-events-none absolute bottom-1 z-1 flex h-6 items-center overflow-hidden px-1.5 font-semibold text-[min(0.75rem,3.4vw)] lg:h-7',
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
