import { SITE_NAME } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { formatCedi } from '#domain/values/money.ts';
import { plural } from '#domain/values/plural.ts';
import type { MailedListing } from '#server/features/mailed-listings/public.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Addressee, Mail } from '#server/platform/mail/mail.ts';

/** The most listings in one mail; the page of favourites has the rest. */
const MOST = 20;

/** A listing with its previous price, in cedi. */
export interface DroppedListing extends MailedListing {
  before: number;
}

interface PriceDropMail {
  keeper: Addressee;
  dropped: readonly DroppedListing[];
  token: string;
  appUrl: string;
}

/** Favourites that became cheaper, with a way to stop these mails without logging in (RFC 8058). */
export function priceDropMail({ keeper, dropped, token, appUrl }: PriceDropMail): Mail {
  const unsubscribe = appUrl + paths.unsubscribe(token);
  const [first] = dropped;
  const count = plural(dropped.length, 'price');
  return {
    to: keeper.email,
    subject:
      dropped.length === 1
        ? `Price drop: ${first?.name}`
        : `${count} dropped among your favourites`,
    listUnsubscribe: unsubscribe,
    ...layOutMail({
      heading:
        dropped.length === 1
          ? 'One of your favourites got cheaper'
          : `${dropped.length} of your favourites got cheaper`,
      name: keeper.firstname,
      paragraphs: [
        dropped.length === 1
          ? `Here’s its new price on ${SITE_NAME}:`
          : `Here are their new prices on ${SITE_NAME}:`,
      ],
      items: dropped.slice(0, MOST).map((listing) => ({
        title: listing.name,
        url: appUrl + listing.path,
        lines: [`${listing.price}, was ${formatCedi(listing.before)}`, listing.place],
        picture: listing.photoPath && appUrl + listing.photoPath,
      })),
      action: { label: 'See your favourites', url: appUrl + paths.favourites },
      why: 'You’re getting this email because you saved favourites on Efie.',
      footer: { label: 'Stop emails about prices', url: unsubscribe },
    }),
  };
}
