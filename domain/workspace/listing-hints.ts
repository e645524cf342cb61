/** What a listing has that people decide by. */
interface Told {
  photos: number;
  facts: number;
  descriptionLength: number;
}

/** From so many photos on nothing is said of them. */
export const ENOUGH_PHOTOS = 5;
/** And of a description from so many characters on. */
export const ENOUGH_DESCRIPTION = 150;

/** What a lister can add so that more people find a listing, and why; what helps most first. */
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
