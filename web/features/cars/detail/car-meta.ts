import { carTitle, isRelocationVehicle } from '#domain/cars/car.ts';
import type { Car } from '#domain/cars/schema.ts';
import { fallbackUrl } from '#domain/media/photo.ts';
import { truncate } from '#domain/properties/property.ts';
import { paths } from '#domain/site/paths.ts';
import { formatCedi } from '#domain/values/money.ts';
import { carSchema } from './car-schema.ts';

/** About as much as a search engine shows. */
const DESCRIPTION_MAX = 120;

/** Metadata of a car's page for search engines and link previews; see pageMeta. */
export function carMeta(car: Car, origin: string) {
  const [cover] = car.photos;
  const price = isRelocationVehicle(car) ? '' : ` ${formatCedi(car.price)}.`;
  const text = truncate(car.description.replace(/\s+/g, ' '), DESCRIPTION_MAX);
  return {
    title: car.name,
    description: `${carTitle(car)} in ${car.location}, ${car.region}.${price} ${text}`.trim(),
    path: paths.car(car._id),
    origin,
    image: cover && fallbackUrl(cover),
    index: !car.pause,
    jsonLd: carSchema(car, origin),
  };
}
