import type { ReactNode } from 'react';
import { formatInstantDate } from '#domain/instant.ts';
import {
  propertyTypeLabel,
  statusLabel,
  statusTone,
  typeLabel,
} from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { cx } from '#web/ui/cx.ts';

const TONE = { available: 'text-available', rented: 'text-rented', closed: 'text-closed' } as const;

/** What can be said in a word or two, as a two-column list. */
export function Facts({ property }: { property: Property }) {
  const { status, condition, location, region, address, createdAt } = property;
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-line border-t">
      <Fact name="Type">{typeLabel(property)}</Fact>
      <Fact name="Category">{propertyTypeLabel(property.propertyType)}</Fact>
      <Fact name="Status">
        <span
          className={cx('inline-flex items-center gap-1.5 font-semibold', TONE[statusTone(status)])}
        >
          <span aria-hidden className="size-2 rounded-full bg-current" />
          {statusLabel(status)}
        </span>
      </Fact>
      <Fact name="Condition">{condition}</Fact>
      <Fact name="Location">{location}</Fact>
      <Fact name="Region">{region}</Fact>
      <Fact name="Address">{address}</Fact>
      <Fact name="Listed on">
        <time dateTime={createdAt}>{formatInstantDate(createdAt)}</time>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col border-line border-b py-3">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
