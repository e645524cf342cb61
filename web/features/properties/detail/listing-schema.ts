import { schemaOrgFacts } from '#domain/facts/schema-org.ts';
import { fallbackUrl } from '#domain/media/photo.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { familyOf } from '#domain/properties/families.ts';
import { priceUnit, type Subtype, subtypeOf } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { COUNTRY } from '#domain/values/ghana.ts';
import { CURRENCY } from '#domain/values/money.ts';

type Thing = Record<string, unknown>;

/** The schema.org type of each kind of property. */
const PLACE_TYPE: Readonly<Partial<Record<Subtype, string>>> = {
  Apartments: 'Apartment',
  Condos: 'Apartment',
  Houses: 'House',
  Duplex: 'House',
  'Houses For Sale': 'House',
};

const UNIT_CODE = { night: 'DAY', month: 'MON' } as const;

/**
 * A property for search engines (schema.org): a short stay as a LodgingBusiness that makes an offer, a rental or
 * sale as a RealEstateListing, both with breadcrumbs. `origin` makes its addresses absolute.
 */
export function listingSchema(property: Property, origin: string): Thing {
  const listing = property.propertyType === 'Short-Stay' ? lodging : realEstate;
  return {
    '@context': 'https://schema.org',
    '@graph': [listing(property, origin), breadcrumbs(property, origin)],
  };
}

function lodging(property: Property, origin: string): Thing {
  return {
    '@type': subtypeOf(property) === 'Hotels' ? 'Hotel' : 'LodgingBusiness',
    ...common(property, origin),
    address: address(property),
    currenciesAccepted: CURRENCY,
    ...schemaOrgFacts(PROPERTY_FACTS, property.facts),
    makesOffer: offer(property),
  };
}

function realEstate(property: Property, origin: string): Thing {
  const subtype = subtypeOf(property);
  return {
    '@type': 'RealEstateListing',
    ...common(property, origin),
    datePosted: property.createdAt,
    mainEntity: {
      '@type': (subtype && PLACE_TYPE[subtype]) ?? 'Place',
      name: property.name,
      address: address(property),
      ...schemaOrgFacts(PROPERTY_FACTS, property.facts),
    },
    offers: {
      ...offer(property),
      businessFunction: `http://purl.org/goodrelations/v1#${
        property.propertyType === 'PropertySales' ? 'Sell' : 'LeaseOut'
      }`,
    },
  };
}

function common(property: Property, origin: string): Thing {
  const { name, description, photos, averageRating, reviewCount } = property;
  return {
    name,
    description: description || undefined,
    url: new URL(paths.property(property._id), origin).href,
    image: photos.map((photo) => new URL(fallbackUrl(photo), origin).href),
    aggregateRating:
      averageRating === null || reviewCount === 0
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount, bestRating: 5 },
  };
}

function address({ address: streetAddress, location, region }: Property): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality: location,
    addressRegion: region,
    addressCountry: COUNTRY,
  };
}

function offer({ price, propertyType, status }: Property): Thing {
  const unit = priceUnit(propertyType);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: CURRENCY,
    availability: `https://schema.org/${status === 'available' ? 'InStock' : 'SoldOut'}`,
    priceSpecification: unit && {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: CURRENCY,
      unitCode: UNIT_CODE[unit],
    },
  };
}

function breadcrumbs(property: Property, origin: string): Thing {
  const family = familyOf(property.propertyType, subtypeOf(property));
  const steps = [
    ...(family ? [{ name: family.title, path: family.path }] : []),
    { name: property.name, path: paths.property(property._id) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
