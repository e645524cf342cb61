import { TRANSITION_TEXTS } from '#domain/moderation/messages.ts';
import { MODERATION_TABLE } from '#domain/moderation/moderation-table.ts';
import { plural } from '#domain/values/plural.ts';
import { tableScreen } from '../table/table-screen.ts';
import { ListingLook } from './listing-look.tsx';
import { LookReasons } from './look-reasons.tsx';
import { ModerateControl } from './moderate-control.tsx';
import { moderate } from './moderation-calls.ts';

/** Listings to review, or kept off the lists. */
export const MODERATION_SCREEN = tableScreen(MODERATION_TABLE, {
  nameOf: ({ name }) => name,
  isTall: true,
  cells: {
    listing: (listing) => <ListingLook of={listing} />,
    because: (listing) => <LookReasons of={listing} />,
    action: (listing) => <ModerateControl listing={listing} />,
  },
  actions: [
    {
      label: TRANSITION_TEXTS.approve,
      question: (listings) =>
        `${plural(listings.length, 'listing')} will appear in the lists, and need no other review until changed.`,
      run: (listing) => moderate(listing, 'approve'),
    },
  ],
});
