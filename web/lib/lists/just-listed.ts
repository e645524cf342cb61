import { listingUploadMessages } from '#domain/listing-upload-messages.ts';

/**
 * A message about a listing just uploaded, kept in the state of the history entry, so that it survives reloading
 * and coming back.
 */
export interface JustListed {
  text: string;
  /** The listing's page, and the words that lead there. */
  path: string;
  seeText: string;
  /** The form of another with all that it has. */
  copyPath: string;
}

interface Listing {
  name: string;
  /** It waits for an Admin. */
  pause?: object | undefined;
}

/** The state of an entry that says it. */
export const stateOfListed = (
  { name, pause }: Listing,
  ways: Omit<JustListed, 'text'>,
): { listed: JustListed } => ({
  listed: { ...ways, text: listingUploadMessages[pause ? 'waiting' : 'live'](name) },
});

/** The message in a history entry's state. */
export const listedIn = (state: unknown): JustListed | undefined =>
  (state as { listed?: JustListed } | null)?.listed;
