import CarFront from 'lucide-react/icons/car-front';
import FileText from 'lucide-react/icons/file-text';
import Handshake from 'lucide-react/icons/handshake';
import MapPin from 'lucide-react/icons/map-pin';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { carTitle, isRelocationVehicle, kilometres, vehicleTypeLabel } from '#domain/cars/car.ts';
import { CAR_FACT_GROUPS, CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import type { Car } from '#domain/cars/schema.ts';
import { formatInstantDate } from '#domain/instant.ts';
import { formatCedi } from '#domain/money.ts';
import { paths } from '#domain/site/paths.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { FactGroups } from '#web/ui/facts/fact-groups.tsx';
import { Facts } from '#web/ui/facts/facts.tsx';
import { Gallery } from '#web/ui/gallery.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { Share } from '#web/ui/share.tsx';
import { CarPrice } from '../car-card.tsx';
import { BackButton } from './back-button.tsx';
import { ContactDriver } from './contact-driver.tsx';
import { EditLink } from './edit-link.tsx';

interface Props {
  car: Car;
  /** False until the answer for this very viewer is there. */
  complete: boolean;
  /** Why that answer did not come. */
  failure: string | undefined;
  /** The site's public origin. */
  origin: string;
  /** How to write to the lister. */
  enquiry: ReactNode;
  enquiryLink(look: ButtonLook): ReactNode;
}

/** A car with all there is to say about it (specification §2.16). */
export function CarDetail({ car, complete, failure, origin, enquiry, enquiryLink }: Props) {
  const { _id: id, name, photos, video, videoDetails, description, location, region } = car;
  const relocation = isRelocationVehicle(car);
  return (
    <div className="wrap">
      <div className="py-2">
        <BackButton list={relocation ? paths.relocationRide : paths.cars} />
      </div>
      <Gallery key={id} name={name} photos={photos} video={video} videoDetails={videoDetails} />
      <div className="mt-6 flex flex-col gap-x-12 gap-y-8 md:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <header className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone="primary">{vehicleTypeLabel(car)}</Badge>
              <Badge>{car.condition}</Badge>
            </div>
            <h1 className="text-2xl md:text-3xl">{name}</h1>
            <p className="font-medium">{carTitle(car)}</p>
            <p className="flex items-center gap-1.5 text-muted">
              <Icon of={MapPin} size={18} />
              {location}, {region}
            </p>
            <div className="flex flex-wrap items-center gap-x-3">
              <Share
                text={relocation ? name : `${name}, ${formatCedi(car.price)}`}
                url={new URL(paths.car(id), origin).href}
              />
              <EditLink car={car} />
            </div>
          </header>
          {description && (
            <section aria-labelledby="about-car" className="flex flex-col gap-3">
              <h2 id="about-car" className="text-xl">
                Description
              </h2>
              <LongText key={id} text={description} />
            </section>
          )}
          <section aria-labelledby="car-facts" className="flex flex-col gap-3">
            <h2 id="car-facts" className="text-xl">
              Details
            </h2>
            <FactGroups
              table={CAR_FACTS}
              groups={CAR_FACT_GROUPS}
              icons={GROUP_ICONS}
              kind={carFactKind(car)}
              values={car.facts}
            />
            <Facts facts={factsOf(car)} />
          </section>
          <div className="pb-12">{enquiry}</div>
        </div>
        <BottomBar label="Price and contact" yieldsTo={ENQUIRY_ID}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:flex-col lg:items-stretch lg:gap-4">
            <div className="w-full">
              <CarPrice car={car} size="lg" />
            </div>
            <ContactDriver car={car} complete={complete} failure={failure} />
            {enquiryLink({ variant: 'quiet', className: 'max-lg:hidden lg:-my-2' })}
          </div>
        </BottomBar>
      </div>
    </div>
  );
}

const GROUP_ICONS = {
  vehicle: CarFront,
  papers: FileText,
  transport: Truck,
  terms: Handshake,
};

const factsOf = (car: Car) => [
  { label: 'Condition', value: car.condition },
  { label: 'Location', value: car.location },
  { label: 'Region', value: car.region },
  {
    label: 'Mileage',
    value: kilometres(car.mileage),
  },
  { label: 'Transmission', value: car.transmission },
  { label: 'Fuel type', value: car.fuelType },
  { label: 'Vehicle type', value: vehicleTypeLabel(car) },
  { label: 'Registration', value: car.registrationNumber },
  { label: 'Available from', value: formatInstantDate(car.date) },
  { label: 'Listed by', value: car.userName },
];
