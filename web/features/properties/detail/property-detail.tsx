import type { ReactNode } from 'react';
import { isBookable } from '#domain/bookings/rules.ts';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { familyOf } from '#domain/properties/families.ts';
import { subtypeOf } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { formatCedi } from '#domain/values/money.ts';
import { useReportView } from '#web/lib/lists/report-views.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { DetailFrame } from '#web/ui/detail/detail-frame.tsx';
import { FavouriteButton } from '#web/ui/detail/favourite-button.tsx';
import { PausedNotice } from '#web/ui/detail/paused-notice.tsx';
import { PriceHistory } from '#web/ui/detail/price-history.tsx';
import { Gallery } from '#web/ui/gallery.tsx';
import { SelectiveHydration } from '#web/ui/selective-hydration.tsx';
import { Share } from '#web/ui/share.tsx';
import { parentOf } from '../family-crumbs.ts';
import { ActionBox } from './action-box.tsx';
import { EditPropertyLink } from './edit-property-link.tsx';
import { Lister } from './lister.tsx';
import { PropertyFacts } from './property-facts.tsx';
import { PropertyHeading } from './property-heading.tsx';

interface Props {
  property: Property;
  /** The chosen dates and guests of a stay. */
  days: SearchedDays | undefined;
  guests: number | undefined;
  /** What a stay costs on those dates. */
  sum: ReactNode;
  /** The free nights of a stay. */
  freeNights: ReactNode;
  /** The site's public origin. */
  origin: string;
  /** The contact form for the lister. */
  enquiry: ReactNode;
  enquiryLink(look: ButtonLook): ReactNode;
  /** The report control. */
  report: ReactNode;
  comments: ReactNode;
}

/** A property with all there is to say about it (specification §2.10). */
export function PropertyDetail(props: Props) {
  const { property, days, guests, sum, freeNights, origin, enquiry, report, comments } = props;
  const { _id: id, name, photos, video, videoDetails, description, price } = property;
  useReportView(id);
  return (
    <DetailFrame
      listing={{ kind: 'property', listingId: id }}
      top={<Breadcrumbs crumbs={crumbsOf(property)} />}
      gallery={<Gallery name={name} photos={photos} video={video} videoDetails={videoDetails} />}
      heading={
        <>
          <PropertyHeading property={property} />
          <PausedNotice pause={property.pause} listingId={id} listerId={property.lister.userId} />
          <PriceHistory steps={property.priceHistory} />
        </>
      }
      actions={
        <>
          <FavouriteButton listing={{ kind: 'property', listingId: id, name, price }} />
          <Share
            text={`${name}, ${formatCedi(price)}`}
            url={new URL(paths.property(id), origin).href}
          />
          <EditPropertyLink property={property} />
          {report}
        </>
      }
      description={description}
      facts={<PropertyFacts property={property} />}
      action={
        <ActionBox
          property={property}
          days={days}
          guests={guests}
          sum={sum}
          enquiryLink={props.enquiryLink}
        />
      }
    >
      {isBookable(property) && freeNights}
      <Lister property={property} />
      <SelectiveHydration>{enquiry}</SelectiveHydration>
      <SelectiveHydration>{comments}</SelectiveHydration>
    </DetailFrame>
  );
}

/** The way to a property: home, its family, its category. */
function crumbsOf(property: Property): Crumb[] {
  const family = familyOf(property.propertyType, subtypeOf(property));
  const parent = family?.subtype ? parentOf(family) : undefined;
  return [
    { label: 'Home', to: paths.home },
    ...(parent ? [{ label: parent.title, to: parent.path }] : []),
    ...(family ? [{ label: family.title, to: family.path }] : []),
    { label: property.name },
  ];
}
