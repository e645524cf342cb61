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
      `Add ${missing} ${missing === 1 ? 'photo' : 'photos'}: with five or more, people see all of it before they ask.`,
    facts === 0 && 'Add facts: a list that is narrowed by one leaves out listings without it.',
    descriptionLength < ENOUGH_DESCRIPTION &&
      'Write more in the description: the search looks for its words.',
  ].filter((hint) => hint !== false);
}
