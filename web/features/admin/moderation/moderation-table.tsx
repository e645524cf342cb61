import { moderationMessages, STATE_TEXTS, TRANSITION_TEXTS } from '#domain/moderation/messages.ts';
import type { ModeratedListing } from '#domain/moderation/schema.ts';
import { MODERATION_STATES } from '#domain/moderation/states.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { plural } from '#domain/values/plural.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { ListingLook } from './listing-look.tsx';
import { LookReasons } from './look-reasons.tsx';
import { ModerateControl } from './moderate-control.tsx';
import { moderate } from './moderation-calls.ts';

/** Listings that are to be looked at, or are kept off the lists. */
export const MODERATION_TABLE: TableDefinition<ModeratedListing> = {
  name: 'moderation',
  row: 'listing',
  rows: 'listings',
  search: moderationMessages.search,
  none: moderationMessages.none,
  nameOf: ({ name }) => name,
  isTall: true,
  columns: [
    {
      heading: 'Listing',
      of: (listing) => <ListingLook of={listing} />,
    },
    { heading: 'State', of: ({ state }) => STATE_TEXTS[state] },
    { heading: 'Because', of: (listing) => <LookReasons of={listing} /> },
    { heading: 'Since', of: ({ since }) => (since ? formatInstant(since) : '–'), isMoment: true },
    { heading: 'Action', of: (listing) => <ModerateControl listing={listing} /> },
  ],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: MODERATION_STATES.map((value) => ({ value, label: STATE_TEXTS[value] })),
    },
    {
      name: 'because',
      label: 'Because',
      options: [
        { value: 'reported', label: 'Reported' },
        { value: 'similar-photos', label: 'Similar photos' },
        { value: 'far-price', label: 'Unusual price' },
      ],
    },
    {
      name: 'kind',
      label: 'Kind',
      options: [
        { value: 'property', label: 'Properties' },
        { value: 'car', label: 'Cars' },
      ],
    },
  ],
  sorts: [{ value: 'oldest', label: 'Oldest first' }],
  actions: [
    {
      label: TRANSITION_TEXTS.approve,
      question: (listings) =>
        `${plural(listings.length, 'listing')} will stand in the lists, and need no other look until changed.`,
      run: (listing) => moderate(listing, 'approve'),
    },
  ],
};
