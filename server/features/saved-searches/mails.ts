import { searchAddress } from '#domain/saved-searches/search-address.ts';
import { SITE_NAME } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { plural } from '#domain/values/plural.ts';
import type { MailedListing } from '#server/features/mailed-listings/public.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Addressee, Mail } from '#server/platform/mail/mail.ts';
import type { SavedSearchRow } from './repository.ts';

/** The most listings in one mail; the list has the rest. */
const MOST = 20;

interface Alert {
  search: Pick<SavedSearchRow, 'name' | 'path' | 'query' | 'unsubscribe_token' | 'created_at'>;
  owner: Addressee;
  listings: readonly MailedListing[];
  appUrl: string;
}

/**
 * New matches of a saved search, including listings that match since a change, with a way to stop
 * these mails without logging in (RFC 8058).
 */
export function alertMail({ search, owner, listings, appUrl }: Alert): Mail {
  const { name, path, unsubscribe_token } = search;
  const unsubscribe = appUrl + paths.unsubscribe(unsubscribe_token);
  const more = listings.length - MOST;
  const areNew = listings.every(({ listedAt }) => listedAt >= search.created_at);
  const found = plural(listings.length, areNew ? 'new listing' : 'new or changed listing');
  return {
    to: owner.email,
    subject: `${found}: ${name}`,
    listUnsubscribe: unsubscribe,
    ...layOutMail({
      heading: `${found} for your search`,
      name: owner.firstname,
      paragraphs: [
        `${areNew ? 'New' : 'New or changed'} on ${SITE_NAME} for your saved search “${name}”:`,
      ],
      items: listings.slice(0, MOST).map((listing) => ({
        title: listing.name,
        url: appUrl + listing.path,
        lines: [listing.price, listing.place].filter((line) => line !== undefined),
        picture: listing.photoPath && appUrl + listing.photoPath,
      })),
      action: {
        label: more > 0 ? `See ${plural(more, 'more', 'more')}` : 'See all results',
        url: appUrl + searchAddress({ path, query: search.query as Record<string, string> }),
      },
      why: 'You’re getting this email because you saved this search on Efie.',
      footer: { label: 'Stop emails about this search', url: unsubscribe },
    }),
  };
}
