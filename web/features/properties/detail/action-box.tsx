import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Viewer } from '#domain/accounts/actor.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { isBookable } from '#domain/bookings/rules.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { payMessages } from '#domain/contacts/paying.ts';
import { familyOf } from '#domain/properties/families.ts';
import {
  listerContactMessages,
  propertyAdminMessages,
  propertyMessages,
} from '#domain/properties/messages.ts';
import {
  canSeeAgentContact,
  canSeeOwnerContact,
  isLister,
} from '#domain/properties/permissions.ts';
import { priceUnit, subtypeOf } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { LOGIN_LINK, SIGNUP_LINK } from '#domain/site/navigation.ts';
import { paths } from '#domain/site/paths.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Price } from '#web/ui/listing/price.tsx';
import { SumOfDays } from '../sum-of-days.tsx';
import { BookNow } from './book-now.tsx';
import { ContactReveal } from './contact-reveal.tsx';

interface Props {
  property: Property;
  /** The days that the stay was found for. */
  days: SearchedDays | undefined;
  /** The link to the enquiry form, for people who may send one. */
  enquiryLink(look: ButtonLook): ReactNode;
}

/**
 * The price and the main action. The viewer is known only once scripts run, so the parts that depend on it come
 * last and move nothing.
 */
export function ActionBox({ property, days, enquiryLink }: Props) {
  const viewer = useViewer();
  const hydrated = useHydrated();
  const { _id: id, price, propertyType, status } = property;
  const bookable = isBookable(property);
  const closed = status !== 'available';
  const stay = propertyType === 'Short-Stay';
  const own = isLister(viewer, { listerId: property.lister.userId });
  const family = familyOf(propertyType, subtypeOf(property));
  const contact = own ? undefined : contactLabel(viewer);
  const second = bookable || closed || contact !== undefined;
  return (
    <BottomBar label="Price and booking" yieldsTo={ENQUIRY_ID}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-lg:min-h-13 lg:flex-col lg:items-stretch lg:gap-4">
        <div>
          <Price
            cedi={price}
            per={priceUnit(propertyType)}
            size="lg"
            className="lg:[&>:first-child]:text-2xl"
          />
          {bookable && days && <SumOfDays price={price} days={days} />}
        </div>
        {bookable && !own && <BookNow property={property} days={days} className="max-sm:grow" />}
        {closed && (
          // On a phone the status beside the name already says that it is gone.
          <p className={cx('text-sm text-muted', !stay && 'max-lg:hidden')}>
            {stay ? bookingMessages.notBookable : propertyMessages[status]}
          </p>
        )}
        {own && (
          <ButtonLink
            to={paths.editProperty(id)}
            variant="secondary"
            size="lg"
            className="max-sm:grow"
          >
            {propertyAdminMessages.edit}
          </ButtonLink>
        )}
        {closed && !own && family && (
          <ButtonLink to={family.path} size="lg" className="max-lg:grow max-lg:px-4 max-lg:text-sm">
            {propertyMessages.moreIn(family.title)}
          </ButtonLink>
        )}
        {contact && viewer && (
          <ContactReveal
            propertyId={id}
            userId={viewer.userId}
            label={contact}
            second={bookable || closed}
          />
        )}
        {/* A phone's bar has room only for the first action; the contact opened there belongs to the lister too. */}
        <div className={contact ? 'contents max-lg:hidden' : 'contents'}>
          {enquiryLink({
            size: 'lg',
            ...(second
              ? { variant: 'secondary', className: 'max-lg:hidden' }
              : { className: 'max-lg:grow max-lg:px-4 max-lg:text-sm' }),
          })}
        </div>
        {!own && !closed && !stay && (
          <p className="text-sm text-muted max-lg:hidden">{payMessages.neverPay}</p>
        )}
        {!(hydrated && viewer) && (
          <div className={hydrated ? 'contents' : 'contents visitors-only'}>
            <VisitorActions second={second} />
          </div>
        )}
      </div>
    </BottomBar>
  );
}

function contactLabel(viewer: Viewer): string | undefined {
  if (canSeeAgentContact(viewer)) return listerContactMessages.contactAgent;
  return canSeeOwnerContact(viewer) ? listerContactMessages.contactOwner : undefined;
}

/** For visitors: the way in, which leads back to writing to the lister. */
function VisitorActions({ second }: { second: boolean }) {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}#${ENQUIRY_ID}`;
  return (
    <>
      <ButtonLink
        to={withReturn(LOGIN_LINK.path, here)}
        variant={second ? 'secondary' : 'primary'}
        size="lg"
        className={second ? 'max-lg:hidden' : undefined}
      >
        {LOGIN_LINK.label}
      </ButtonLink>
      <div className="text-sm text-muted max-lg:hidden">
        <p>Log in to contact the lister.</p>
        <p>
          New here?{' '}
          <Link
            to={withReturn(SIGNUP_LINK.path, here)}
            className="font-semibold text-primary underline underline-offset-4"
          >
            {SIGNUP_LINK.label}
          </Link>
        </p>
      </div>
    </>
  );
}
