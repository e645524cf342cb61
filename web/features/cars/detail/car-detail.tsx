import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isRelocationVehicle } from '#domain/cars/car.ts';
import type { Car } from '#domain/cars/schema.ts';
import { payMessages } from '#domain/contacts/paying.ts';
import { paths } from '#domain/site/paths.ts';
import { formatCedi } from '#domain/values/money.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { useReportView } from '#web/lib/lists/report-views.ts';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { DetailFrame } from '#web/ui/detail/detail-frame.tsx';
import { FavouriteButton } from '#web/ui/detail/favourite-button.tsx';
import { PausedNotice } from '#web/ui/detail/paused-notice.tsx';
import { PriceHistory } from '#web/ui/detail/price-history.tsx';
import { Gallery } from '#web/ui/gallery.tsx';
import { ListerChecks } from '#web/ui/listing/lister-checks.tsx';
import { Share } from '#web/ui/share.tsx';
import { CarPrice } from '../car-card.tsx';
import { BackButton } from './back-button.tsx';
import { CarFacts } from './car-facts.tsx';
import { CarHeading } from './car-heading.tsx';
import { ContactDriver } from './contact-driver.tsx';
import { EditCarLink } from './edit-car-link.tsx';

interface Props {
  car: Car;
  /** False until everything this viewer may see is loaded. */
  complete: boolean;
  /** Why that did not come. */
  failure: string | undefined;
  /** The site's public origin. */
  origin: string;
  /** The contact form for the lister. */
  enquiry: ReactNode;
  enquiryLink(look: ButtonLook): ReactNode;
  /** The report control. */
  report: ReactNode;
}

/** A car with all there is to say about it (specification §2.16). */
export function CarDetail(props: Props) {
  const { car, complete, failure, origin, enquiry, enquiryLink, report } = props;
  const { _id: id, name, photos, video, videoDetails, description, price } = car;
  const isRelocation = isRelocationVehicle(car);
  useReportView(id);
  return (
    <DetailFrame
      listing={{ kind: 'car', listingId: id }}
      top={
        <div className="py-2">
          <BackButton list={isRelocation ? paths.relocationRide : paths.cars} />
        </div>
      }
      gallery={<Gallery name={name} photos={photos} video={video} videoDetails={videoDetails} />}
      heading={
        <>
          <CarHeading car={car} />
          <PausedNotice pause={car.pause} listingId={id} listerId={car.userId} />
          <PriceHistory steps={car.priceHistory} />
        </>
      }
      actions={
        <>
          <FavouriteButton listing={{ kind: 'car', listingId: id, name, price: car.price }} />
          <Share
            text={isRelocation ? name : `${name}, ${formatCedi(price)}`}
            url={new URL(paths.car(id), origin).href}
          />
          <EditCarLink car={car} />
          {report}
        </>
      }
      description={description}
      facts={<CarFacts car={car} />}
      action={
        <BottomBar label="Price and contact" yieldsTo={ENQUIRY_ID}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:flex-col lg:items-stretch lg:gap-4">
            <div className="w-full">
              <CarPrice car={car} size="lg" />
            </div>
            <ContactDriver car={car} complete={complete} failure={failure} />
            {enquiryLink({ variant: 'quiet', className: 'max-lg:hidden lg:-my-2' })}
            <p className="text-sm text-muted max-lg:hidden">{payMessages.neverPay}</p>
          </div>
        </BottomBar>
      }
    >
      <div className="pb-12">
        {enquiry}
        <ListerChecks checks={car.checks} className="mt-2" />
        <Link
          to={paths.lister(car.userId)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
        >
          More from this lister
        </Link>
      </div>
    </DetailFrame>
  );
}
