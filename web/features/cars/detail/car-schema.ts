import { isRelocationVehicle } from '#domain/cars/car.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import type { Car } from '#domain/cars/schema.ts';
import { schemaOrgFacts } from '#domain/facts/schema-org.ts';
import { fallbackUrl } from '#domain/media/photo.ts';
import { paths } from '#domain/site/paths.ts';
import { CURRENCY } from '#domain/values/money.ts';

/** A car for search engines (schema.org Car); a relocation vehicle has no price to offer. */
export function carSchema(car: Car, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: car.name,
    description: car.description || undefined,
    url: new URL(paths.car(car._id), origin).href,
    image: car.photos.map((photo) => new URL(fallbackUrl(photo), origin).href),
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    vehicleModelDate: String(car.year),
    bodyType: car.carType,
    vehicleTransmission: car.transmission,
    fuelType: car.fuelType,
    ...schemaOrgFacts(CAR_FACTS, car.facts),
    itemCondition: `https://schema.org/${car.condition === 'New' ? 'NewCondition' : 'UsedCondition'}`,
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'KMT' },
    offers: isRelocationVehicle(car)
      ? undefined
      : {
          '@type': 'Offer',
          price: car.price,
          priceCurrency: CURRENCY,
          availability: 'https://schema.org/InStock',
        },
  };
}
