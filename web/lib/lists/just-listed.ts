import { listingUploadMessages } from '#domain/listing-upload-messages.ts';

/** What a page says of a listing that has just been uploaded: in the state of its history entry, so that it stays as one reloads or comes back. */
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

/** What the state of an entry says. */
export const listedIn = (state: unknown): JustListed | undefined =>
  (state as { listed?: JustListed } | null)?.listed;
