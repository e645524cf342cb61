import { SHOWN } from '#web/lib/start/early-use.ts';

/** '2 / 8' on the photo, read out when it changes. */
export function Counter({ index, count }: { index: number; count: number }) {
  return (
    <p
      aria-live="polite"
      className="figures pointer-events-none absolute top-3 left-3 z-2 rounded-full bg-scrim/70 px-3 py-1 text-xs font-semibold text-on-scrim"
    >
      <span aria-hidden>
        <Shown index={index} /> / {count}
      </span>
      <span className="sr-only">
        Photo <Shown index={index} /> of {count}
      </span>
    </p>
  );
}

/** The script in the head changes it, too (web/head/strips.ts). */
const Shown = ({ index }: { index: number }) => (
  <span {...{ [SHOWN]: '' }} suppressHydrationWarning>
    {index + 1}
  </span>
);
