import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isBookable } from '#domain/bookings/rules.ts';
import { canSeeAgentContact, canSeeOwnerContact } from '#domain/properties/permissions.ts';
import { priceUnit } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { contactSentences, propertySentences } from '#domain/properties/sentences.ts';
import { LOGIN_LINK, SIGNUP_LINK } from '#domain/site/navigation.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { withReturn } from '#web/lib/return-path.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Price } from '#web/ui/price.tsx';
import { useBottomBar } from '#web/ui/use-bottom-bar.ts';
import { BookNow } from './book-now.tsx';
import { ContactReveal } from './contact-reveal.tsx';

interface Props {
  property: Property;
  /** The way to the enquiry, for those who may send one. */
  enquiryLink(look: ButtonLook): ReactNode;
}

/**
 * The price and the main action: a box that stays beside the text, on smaller screens a bar at the bottom.
 * Who is looking is known once scripts run, so what depends on it comes last and moves nothing.
 */
export function ActionBox({ property, enquiryLink }: Props) {
  const bar = useBottomBar();
  const viewer = useViewer();
  const hydrated = useHydrated();
  const bookable = isBookable(property);
  const stay = property.propertyType === 'Short-Stay';
  const second = bookable || canSeeAgentContact(viewer) || canSeeOwnerContact(viewer);
  return (
    <aside
      ref={bar}
      aria-label="Price and booking"
      className="sticky z-20 border-line bg-surface max-lg:bottom-0 max-lg:-mx-4 max-lg:border-t max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:top-24 lg:rounded-card lg:border lg:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-lg:min-h-13 lg:flex-col lg:items-stretch lg:gap-4">
        <Price
          cedi={property.price}
          per={priceUnit(property.propertyType)}
          size="lg"
          className="lg:[&>:first-child]:text-2xl"
        />
        {bookable && <BookNow property={property} />}
        {stay && !bookable && <p className="text-sm text-muted">{propertySentences.notBookable}</p>}
        {canSeeAgentContact(viewer) && viewer && (
          <ContactReveal
            propertyId={property._id}
            userId={viewer.userId}
            label={contactSentences.contactAgent}
            second={bookable}
          />
        )}
        {canSeeOwnerContact(viewer) && viewer && (
          <ContactReveal
            propertyId={property._id}
            userId={viewer.userId}
            label={contactSentences.contactOwner}
            second={bookable}
          />
        )}
        {enquiryLink({
          size: 'lg',
          // The bar of a phone has room for what comes first.
          ...(second
            ? { variant: 'secondary', className: 'max-lg:hidden' }
            : { className: 'max-lg:grow max-lg:px-4 max-lg:text-sm' }),
        })}
        {!(hydrated && viewer) && (
          <div className={hydrated ? 'contents' : 'contents visitors-only'}>
            <VisitorActions second={bookable} />
          </div>
        )}
      </div>
    </aside>
  );
}

/** For visitors: the way in, which leads back to writing to the lister. */
function VisitorActions({ second }: { second: boolean }) {
  const { pathname } = useLocation();
  const here = `${pathname}#${ENQUIRY_ID}`;
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
