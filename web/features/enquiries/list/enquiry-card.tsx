import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import { answerByChat, enquiryListMessages, enquiryMessages } from '#domain/enquiries/messages.ts';
import type { Enquiry, EnquiryDirection } from '#domain/enquiries/schema.ts';
import { telLink, whatsappLink } from '#domain/ghana.ts';
import { formatInstant } from '#domain/instant.ts';
import { listerContactMessages } from '#domain/properties/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  enquiry: Enquiry;
  direction: EnquiryDirection;
  /** Says whose listing it is about. */
  everybodys: boolean;
  isNew: boolean;
}

/** An enquiry: about what, from or to whom, what was said, and how to answer it. */
export function EnquiryCard({ enquiry, direction, everybodys, isNew }: Props) {
  const { sender, lister, message, createdAt } = enquiry;
  const isSent = direction === 'sent';
  const nameId = `enquiry-${enquiry._id}`;
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2
            id={nameId}
            className="font-sans text-base font-semibold tracking-normal wrap-anywhere"
          >
            {isSent ? enquiryListMessages.to(lister.name) : sender.name}
          </h2>
          <p className="text-sm text-muted wrap-anywhere">
            <ListingName enquiry={enquiry} />
            {everybodys && !isSent && `, ${lister.name}`}
          </p>
          {!enquiry.listing.listed && (
            <p className="text-sm text-muted">{enquiryListMessages.notListed}</p>
          )}
        </div>
        <p className="figures flex items-center gap-2 text-sm text-muted">
          {isNew && <Badge tone="laterite">{enquiryListMessages.new}</Badge>}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </p>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      {isSent ? <ToLister enquiry={enquiry} /> : <ToSender enquiry={enquiry} nameId={nameId} />}
    </article>
  );
}

const pathOf = ({ kind, _id }: Enquiry['listing']) =>
  kind === 'property' ? paths.property(_id) : paths.car(_id);

function ListingName({ enquiry: { listing } }: Pick<Props, 'enquiry'>) {
  if (!listing.listed) return listing.name;
  return (
    <Link to={pathOf(listing)} className="text-primary underline-offset-4 hover:underline">
      {listing.name}
    </Link>
  );
}

/** How to reach the lister stands on the listing, where it is counted (docs/decisions/contacts-of-sellers.md). */
function ToLister({ enquiry: { listing } }: Pick<Props, 'enquiry'>) {
  if (!listing.listed) return null;
  return (
    <ButtonLink
      to={{ pathname: pathOf(listing), hash: ENQUIRY_ID }}
      variant="secondary"
      className="self-start"
    >
      {enquiryMessages.seeContact}
    </ButtonLink>
  );
}

function ToSender({ enquiry, nameId }: Pick<Props, 'enquiry'> & { nameId: string }) {
  const { sender, phoneNumber, listing } = enquiry;
  const look = buttonClass({ variant: 'secondary', className: 'px-3.5 max-sm:grow' });
  const subject = new URLSearchParams({ subject: listing.name }).toString().replaceAll('+', '%20');
  return (
    <div className="flex flex-wrap gap-2">
      <a href={telLink(phoneNumber)} className={`figures ${look}`}>
        <Icon of={Phone} size={18} className="shrink-0 text-muted" />
        {phoneNumber}
      </a>
      <a
        href={whatsappLink(phoneNumber, answerByChat(listing.name))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={listerContactMessages.whatsapp}
        aria-describedby={nameId}
        className={look}
      >
        <BrandMark name="whatsapp" className="size-4.5 shrink-0 text-available" />
        WhatsApp
      </a>
      <a href={`mailto:${sender.email}?${subject}`} className={`min-w-0 wrap-anywhere ${look}`}>
        <Icon of={Mail} size={18} className="shrink-0 text-muted" />
        {sender.email}
      </a>
    </div>
  );
}
