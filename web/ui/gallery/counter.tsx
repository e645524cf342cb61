/** '2 / 8' on the photo, read out as it changes. */
export function Counter({ index, count }: { index: number; count: number }) {
  return (
    <p
      aria-live="polite"
      className="figures pointer-events-none absolute top-3 left-3 z-2 rounded-full bg-scrim/70 px-3 py-1 text-xs font-semibold text-on-scrim"
    >
      <span aria-hidden>
        {index + 1} / {count}
      </span>
      <span className="sr-only">
        Photo {index + 1} of {count}
      </span>
    </p>
  );
}
