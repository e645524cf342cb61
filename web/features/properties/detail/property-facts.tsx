import BedDouble from 'lucide-react/icons/bed-double';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import Droplets from 'lucide-react/icons/droplets';
import Fan from 'lucide-react/icons/fan';
import Fence from 'lucide-react/icons/fence';
import FileText from 'lucide-react/icons/file-text';
import Handshake from 'lucide-react/icons/handshake';
import Lock from 'lucide-react/icons/lock';
import { digitalAddressIn } from '#domain/places/digital-address.ts';
import { PROPERTY_FACT_GROUPS, PROPERTY_FACTS } from '#domain/properties/facts.ts';
import {
  propertyTypeLabel,
  statusLabel,
  statusTone,
  subtypeOf,
  typeLabel,
} from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { cx } from '#web/ui/cx.ts';
import { FactGroups } from '#web/ui/facts/fact-groups.tsx';
import { PlaceOnMap } from '#web/ui/listing/place-on-map.tsx';

const GROUP_ICONS = {
  rooms: BedDouble,
  stay: ConciergeBell,
  utilities: Droplets,
  comfort: Fan,
  compound: Fence,
  security: Lock,
  papers: FileText,
  terms: Handshake,
};

/** Everything about a property that fits in a word or two (specification §2.10). */
export function PropertyFacts({ property }: { property: Property }) {
  const { status, pause, condition, location, region, address, nearby, createdAt } = property;
  return (
    <>
      <FactGroups
        table={PROPERTY_FACTS}
        groups={PROPERTY_FACT_GROUPS}
        icons={GROUP_ICONS}
        kind={subtypeOf(property)}
        values={property.facts}
        read={property.readFromText}
        others={[
          { label: 'Type', value: typeLabel(property) },
          { label: 'Category', value: propertyTypeLabel(property.propertyType) },
          // A paused one says so above; its status then does not help.
          ...(pause ? [] : [{ label: 'Status', value: <StatusText status={status} /> }]),
          { label: 'Condition', value: condition },
          { label: 'Location', value: location },
          { label: 'Region', value: region },
          { label: 'Address', value: address },
          { label: 'Digital address', value: digitalAddressIn(address) },
          { label: 'Nearby', value: nearby?.join(', ') },
          {
            label: 'Listed on',
            value: <time dateTime={createdAt}>{formatInstantDate(createdAt)}</time>,
          },
        ]}
      />
      <PlaceOnMap name={property.name} near={property.near} />
    </>
  );
}

const TONE = { available: 'text-available', rented: 'text-rented', closed: 'text-closed' } as const;

function StatusText({ status }: { status: Property['status'] }) {
  return (
    <span
      className={cx('inline-flex items-center gap-1.5 font-semibold', TONE[statusTone(status)])}
    >
      <span aria-hidden className="size-2 rounded-full bg-current" />
      {statusLabel(status)}
    </span>
  );
}
