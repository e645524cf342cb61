import { LISTING_KINDS, type ListingKind } from '../listing-kinds.ts';
import { defineTable } from '../tables/table.ts';
import { farPriceText, type UsualPrices } from './far-price.ts';
import { moderationMessages, STATE_TEXTS } from './messages.ts';
import { MODERATION_STATES, type ModerationState } from './states.ts';

/** Listings that Admins should look at, or keep off the lists. */
export const MODERATION_TABLE = defineTable({
  name: 'moderation',
  summary: 'Listings that are to be looked at, or are kept off the lists',
  row: 'listing',
  rows: 'listings',
  none: moderationMessages.none,
  search: { hint: moderationMessages.search, description: 'A part of the name' },
  columns: {
    _id: { type: 'id', file: 'Id' },
    kind: { type: LISTING_KINDS, file: 'Kind' },
    listing: { heading: 'Listing' },
    name: { type: 'text', file: 'Name' },
    listerId: { type: 'id' },
    listerName: { type: 'text', file: 'Lister' },
    price: { type: 'amount', file: 'Price' },
    usualPrices: {
      file: 'Far from the usual price',
      of: ({ price, usualPrices, kind }: Priced) =>
        usualPrices && farPriceText(price, usualPrices, kind),
    },
    state: {
      type: MODERATION_STATES,
      heading: 'State',
      shown: ({ state }: { state: ModerationState }) => STATE_TEXTS[state],
    },
    because: { heading: 'Because' },
    reason: { type: 'text', isNullable: true, file: 'Reason' },
    since: {
      type: 'instant',
      isNullable: true,
      description: 'Null where there is nothing to do',
      heading: 'Since',
    },
    updatedAt: { type: 'instant' },
    approvedAt: { type: 'instant', isNullable: true, file: 'Approved' },
    isNew: { type: 'yes-no', description: 'No Admin has looked at it yet' },
    reportedBy: {
      type: 'whole',
      description: 'How many different people have reported it',
      file: 'Reported by',
    },
    // The export has their number.
    similar: { file: 'Similar photos', of: ({ similar }: { similar: number }) => similar },
    action: { heading: 'Action' },
  },
  filters: {
    state: { label: 'State', values: MODERATION_STATES, labels: STATE_TEXTS },
    because: {
      label: 'Because',
      values: ['reported', 'similar-photos', 'far-price'],
      labels: {
        reported: 'Reported',
        'similar-photos': 'Similar photos',
        'far-price': 'Unusual price',
      },
      description: 'similar-photos and far-price find listings that are approved already, too',
    },
    kind: {
      label: 'Kind',
      values: LISTING_KINDS,
      labels: { property: 'Properties', car: 'Cars' } satisfies Record<ListingKind, string>,
    },
  },
  orders: { oldest: 'Oldest first' },
});

interface Priced {
  price: number;
  usualPrices: UsualPrices | null;
  kind: ListingKind;
}
