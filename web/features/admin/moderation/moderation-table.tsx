import { Link } from 'react-router';
import { formatInstant } from '#domain/instant.ts';
import { moderationMessages, STATE_TEXTS, TRANSITION_TEXTS } from '#domain/moderation/messages.ts';
import type { ModeratedListing } from '#domain/moderation/schema.ts';
import { MODERATION_STATES } from '#domain/moderation/states.ts';
import { formatCedi } from '#domain/money.ts';
import { plural } from '#domain/plural.ts';
import { paths } from '#domain/site/paths.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { LookReasons } from './look-reasons.tsx';
import { ModerateControl } from './moderate-control.tsx';
import { moderate } from './moderation-calls.ts';

const LINK = 'inline-flex min-h-6 items-center text-primary underline-offset-4 hover:underline';

/** Listings that are to be looked at, or are kept off the lists. */
export const MODERATION_TABLE: TableDefinition<ModeratedListing> = {
  name: 'moderation',
  row: 'listing',
  rows: 'listings',
  search: moderationMessages.search,
  none: moderationMessages.none,
  nameOf: ({ name }) => name,
  columns: [
    {
      heading: 'Listing',
      of: ({ kind, _id, name, price, listerId, listerName }) => (
        <>
          <Link to={kind === 'property' ? paths.property(_id) : paths.car(_id)} className={LINK}>
            {name}
          </Link>
          <p className="figures">{formatCedi(price)}</p>
          <p className="text-muted">
            by{' '}
            <Link to={paths.adminPerson(listerId)} className={LINK}>
              {listerName}
            </Link>
          </p>
        </>
      ),
    },
    { heading: 'State', of: ({ state }) => STATE_TEXTS[state] },
    { heading: 'Because', of: (listing) => <LookReasons of={listing} /> },
    { heading: 'Since', of: ({ since }) => (since ? formatInstant(since) : '–') },
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
