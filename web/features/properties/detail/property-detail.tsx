import BedDouble from 'lucide-react/icons/bed-double';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import Droplets from 'lucide-react/icons/droplets';
import Fan from 'lucide-react/icons/fan';
import FileText from 'lucide-react/icons/file-text';
import Handshake from 'lucide-react/icons/handshake';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { formatCedi } from '#domain/money.ts';
import { PROPERTY_FACT_GROUPS, PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { familyOf } from '#domain/properties/families.ts';
import { subtypeOf } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { FactGroups } from '#web/ui/facts/fact-groups.tsx';
import { Gallery } from '#web/ui/gallery.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { Share } from '#web/ui/share.tsx';
import { parentOf } from '../family-crumbs.ts';
import { ActionBox } from './action-box.tsx';
import { EditLink } from './edit-link.tsx';
import { Facts } from './facts.tsx';
import { Lister } from './lister.tsx';
import { PropertyHeading } from './property-heading.tsx';

interface Props {
  property: Property;
  /** The site's public origin. */
  origin: string;
  /** How to write to the lister. */
  enquiry: ReactNode;
  enquiryLink(look: ButtonLook): ReactNode;
  comments: ReactNode;
}

/** A property with all there is to say about it (specification §2.10). */
export function PropertyDetail({ property, origin, enquiry, enquiryLink, comments }: Props) {
  const { _id: id, name, photos, video, videoDetails, description, price } = property;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbsOf(property)} />
      <Gallery name={name} photos={photos} video={video} videoDetails={videoDetails} />
      <div className="mt-6 flex flex-col gap-x-12 gap-y-8 md:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <div className="flex flex-col gap-2">
            <PropertyHeading property={property} />
            <div className="flex flex-wrap items-center gap-x-3">
              <Share
                text={`${name}, ${formatCedi(price)}`}
                url={new URL(paths.property(id), origin).href}
              />
              <EditLink property={property} />
            </div>
          </div>
          {description && (
            <section aria-labelledby="about-listing" className="flex flex-col gap-3">
              <h2 id="about-listing" className="text-xl">
                Description
              </h2>
              <LongText text={description} />
            </section>
          )}
          <section aria-labelledby="listing-facts" className="flex flex-col gap-3">
            <h2 id="listing-facts" className="text-xl">
              Details
            </h2>
            <FactGroups
              table={PROPERTY_FACTS}
              groups={PROPERTY_FACT_GROUPS}
              icons={GROUP_ICONS}
              kind={subtypeOf(property)}
              values={property.facts}
            />
            <Facts property={property} />
          </section>
          <Lister property={property} />
          {enquiry}
          {comments}
        </div>
        <ActionBox property={property} enquiryLink={enquiryLink} />
      </div>
    </div>
  );
}

const GROUP_ICONS = {
  rooms: BedDouble,
  stay: ConciergeBell,
  utilities: Droplets,
  comfort: Fan,
  security: ShieldCheck,
  papers: FileText,
  terms: Handshake,
};

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
