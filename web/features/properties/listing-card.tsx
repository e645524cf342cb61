import { isBookable } from '#domain/bookings/rules.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { propertyAdminMessages } from '#domain/properties/messages.ts';
import { isLister } from '#domain/properties/permissions.ts';
import { priceUnit, typeLabel } from '#domain/properties/property.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { withDays } from '#web/lib/stay-days.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { placeText } from '#web/ui/listing/place-text.ts';
import { Price } from '#web/ui/listing/price.tsx';
import { Card } from '#web/ui/lists/card.tsx';
import { CARD_SIZES } from '#web/ui/lists/card-grid.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { CardRating } from './card-rating.tsx';
import { BookNow } from './detail/book-now.tsx';
import { StatusUnlessAvailable } from './status-unless-available.tsx';
import { SumOfDays } from './sum-of-days.tsx';

interface Props {
  property: PropertySummary;
  /** Instead of its own type. */
  badge?: string;
  /** For the first cards of a page. */
  eager?: boolean;
  sizes?: string;
  /** Offers Book Now on a stay that can be booked. */
  bookable?: boolean;
  headingLevel?: 2 | 3;
  /** The searched dates: the card shows their price, and passes them on. */
  days?: SearchedDays | undefined;
  /** How many are coming, if said: passed on too. */
  guests?: number | undefined;
}

/** A property in a list (specification §2.9). */
export function ListingCard({
  property,
  badge,
  eager,
  sizes = CARD_SIZES,
  bookable,
  headingLevel,
  days: asked,
  guests,
}: Props) {
  const { _id: id, name, price, stayTotal, stayDates, photos } = property;
  const days = asked && (stayDates ?? asked);
  const isOther = stayDates !== undefined && asked?.from !== stayDates.from;
  return (
    <Card
      to={withDays(paths.property(id), days, guests)}
      title={name}
      keeps={{ kind: 'property', listingId: id, name, price }}
      headingLevel={headingLevel}
      media={<Picture photo={photos[0]} sizes={sizes} eager={eager} className="size-full" />}
      badge={<Badge tone="photo">{badge ?? typeLabel(property)}</Badge>}
      status={<StatusUnlessAvailable {...property} />}
      price={
        <>
          <Price cedi={price} per={priceUnit(property.propertyType)} />
          {days && stayTotal !== undefined && (
            <SumOfDays total={stayTotal} days={days} saysDays={isOther} />
          )}
        </>
      }
      place={placeText(property)}
      facts={
        <>
          {property.highlights.join(' · ') || property.condition}
          <CardRating property={property} />
        </>
      }
      checks={property.checks}
      actions={
        bookable &&
        isBookable(property) && <BookOrEdit property={property} days={days} guests={guests} />
      }
    />
  );
}

/** Everyone can book the stay except its lister, who can edit it. */
function BookOrEdit({ property, days, guests }: Pick<Props, 'property' | 'days' | 'guests'>) {
  const { _id: id, lister } = property;
  if (!isLister(useViewer(), { listerId: lister.userId })) {
    return <BookNow property={property} days={days} guests={guests} size="md" />;
  }
  return (
    <ButtonLink to={paths.editProperty(id)} variant="secondary">
      {propertyAdminMessages.edit}
    </ButtonLink>
  );
}
