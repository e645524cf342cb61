/** The look of a round button on a photo; give it a position and a size. */
export const OVER_PHOTO =
  'absolute z-2 grid place-items-center rounded-full border border-on-scrim/25 bg-scrim/70 text-on-scrim transition-colors hover:bg-scrim focus-visible:outline-on-scrim focus-visible:-outline-offset-4';
