import type { ReactNode } from 'react';
import { isBlank } from '#domain/check.ts';
import { PROPERTY_TYPES, priceUnit, subtypeFieldOf } from '#domain/properties/property.ts';
import { parsePrice } from '#domain/values/money.ts';
import { Price } from '#web/ui/listing/price.tsx';
import { ListingOutline, photosSection } from '../listing-outline.tsx';
import type { PropertyText } from './property-kind.ts';

interface Props {
  text: PropertyText;
  /** Its first photo. */
  cover: ReactNode;
  photoCount: number;
}

/** A property as it will look in a list, and what is still missing. */
export function PropertyOutline({ text, cover, photoCount }: Props) {
  const price = parsePrice(text.price);
  const type = PROPERTY_TYPES.find((each) => each === text.propertyType);
  const filled = (...values: string[]) => values.every((value) => !isBlank(value));
  return (
    <ListingOutline
      cover={cover}
      price={
        price === undefined ? (
          <span className="text-lg text-muted">Price</span>
        ) : (
          <Price cedi={price} per={type && priceUnit(type)} />
        )
      }
      name={text.name}
      place={[text.location, text.region]}
      sections={[
        photosSection('photos', photoCount),
        {
          id: 'what',
          label: 'What it is',
          done: type !== undefined && filled(text.name, text.condition, text[subtypeFieldOf(type)]),
        },
        { id: 'price', label: 'What it costs', done: price !== undefined },
        {
          id: 'where',
          label: 'Where it is',
          done: filled(text.region, text.location, text.address),
        },
      ]}
    />
  );
}
