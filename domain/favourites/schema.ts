import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';
import { id, instant, instantResponse, optionalParagraph } from '../fields-schema.ts';
import { LISTING_KINDS } from '../listing-kinds.ts';
import { ADDED_AT_ONCE, NOTE_MAX } from './rules.ts';

/** A saved home or car, also as devices store it. */
export const Favourite = z.object({
  kind: z.enum(LISTING_KINDS),
  listingId: id,
  name: z.string().describe('Of the listing, also once it was deleted'),
  note: z.string().describe('The owner’s note; may be empty'),
  keptAt: instantResponse,
  price: z
    .number()
    .optional()
    .describe('In cedi, when it was saved; left out where nobody may see it'),
});
export type Favourite = z.infer<typeof Favourite>;

export const ListFavouritesResponse = z.array(Favourite);

export const FavouritePath = z.object({ kind: z.enum(LISTING_KINDS), id });
export type FavouritePath = z.infer<typeof FavouritePath>;

const note = optionalParagraph(NOTE_MAX).unwrap().optional();
const keptAt = instant().optional();

/** The body of PUT /api/User/favourites/{kind}/{id}. */
export const KeepBody = z.object({
  note: note.describe('Left out, it stays as it is'),
  keptAt: keptAt.describe('When it was saved, where that was earlier; now unless given'),
});
export type KeepBody = z.infer<typeof KeepBody>;

/** The body of POST /api/User/favourites: what a visitor kept on a device. */
export const AddFavouritesBody = z.object({
  favourites: z
    .array(z.object({ kind: z.enum(LISTING_KINDS), listingId: id, note, keptAt }))
    .min(1)
    .max(ADDED_AT_ONCE),
});
export type AddFavouritesBody = z.infer<typeof AddFavouritesBody>;

export const AddFavouritesResponse = z.object({
  notAdded: z.array(id).describe('Those for which the list had no room'),
});
export type AddFavouritesResponse = z.infer<typeof AddFavouritesResponse>;

/** The link to a list, for anyone who has it. */
export const SharedLink = z.object({
  id: z.string().describe('Of GET /api/shared-lists/{id}; nobody guesses it'),
  withNotes: z.boolean(),
});
export type SharedLink = z.infer<typeof SharedLink>;

export const SharedLinkResponse = z.object({
  link: SharedLink.nullable().describe('null: the list is not shared'),
});
export type SharedLinkResponse = z.infer<typeof SharedLinkResponse>;

/** The body of PUT /api/User/shared-list. */
export const ShareBody = z.object({
  withNotes: z.boolean({ error: fieldMessages.required }).describe('Whether your notes are shown'),
});
export type ShareBody = z.infer<typeof ShareBody>;

/** A list as others see it: only what is still listed. */
export const SharedList = z.object({
  sharedBy: z.string().describe('First name'),
  favourites: z.array(
    Favourite.omit({ keptAt: true, price: true }).extend({
      note: z.string().describe('Empty unless notes are shared'),
    }),
  ),
});
export type SharedList = z.infer<typeof SharedList>;
