import type { ReactNode } from 'react';
import { isRelocationVehicle, vehicleTypeLabel } from '#domain/cars/car.ts';
import type { RequiredCarField } from '#domain/cars/fields.ts';
import { REQUIRED_FIELDS } from '#domain/cars/rules.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { isBlank } from '#domain/check.ts';
import { parsePrice } from '#domain/values/money.ts';
import { Price } from '#web/ui/listing/price.tsx';
import { ListingOutline, photosSection } from '../listing-outline.tsx';
import type { CarText } from './car-kind.ts';

interface Props {
  text: CarText;
  /** Its first photo. */
  cover: ReactNode;
  photoCount: number;
}

/** The first field of the last section, in the order of the form. */
const FIRST_OF_REQUEST = REQUIRED_FIELDS.indexOf('userName');

/** A vehicle as it will look in a list, and what is still missing. */
export function CarOutline({ text, cover, photoCount }: Props) {
  const filled = (fields: readonly RequiredCarField[]) =>
    fields.every((field) => !isBlank(text[field]));
  const { brand, model, year } = text;
  const make = [brand, model].filter((part) => !isBlank(part)).join(' - ');
  return (
    <ListingOutline
      cover={cover}
      price={<OutlinePrice text={text} />}
      name={text.name}
      facts={make + (isBlank(year) ? '' : ` (${year})`)}
      place={[text.location, text.region]}
      sections={[
        {
          id: 'vehicle',
          label: uploadCarMessages.vehicleDetails,
          done: filled(REQUIRED_FIELDS.slice(0, FIRST_OF_REQUEST)),
        },
        photosSection('media', photoCount),
        {
          id: 'request',
          label: uploadCarMessages.relocationRequest,
          done: filled(REQUIRED_FIELDS.slice(FIRST_OF_REQUEST)),
        },
      ]}
    />
  );
}

/** A relocation vehicle shows no price (specification §2.16). */
function OutlinePrice({ text }: { text: CarText }) {
  const price = parsePrice(text.price);
  if (isRelocationVehicle(text)) {
    return <span className="font-display text-lg font-bold">{vehicleTypeLabel(text)}</span>;
  }
  if (price === undefined) return <span className="text-lg text-muted">Price</span>;
  return <Price cedi={price} />;
}
