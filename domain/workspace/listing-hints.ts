/** The parts of a listing that people decide by. */
interface Told {
  photos: number;
  facts: number;
  descriptionLength: number;
}

/** With this many photos there is no hint about them. */
export const ENOUGH_PHOTOS = 5;
/** With this many characters there is no hint about the description. */
export const ENOUGH_DESCRIPTION = 150;

/** Suggests additions that help more people find a listing, with reasons; the most helpful first. */
export function hintsOf({ photos, facts, descriptionLength }: Told): string[] {
  const missing = ENOUGH_PHOTOS - photos;
  return [
    missing > 0 &&
      `Add ${missing} ${missing === 1 ? 'photo' : 'photos'}. With five or more, people see everything before they ask.`,
    facts === 0 && 'Add details: people who filter by them won’t see your listing otherwise.',
    descriptionLength < ENOUGH_DESCRIPTION &&
      'Write a longer description, so more searches find it.',
  ].filter((hint) => hint !== false);
}
