import { expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { listingSchema } from './listing-schema.ts';

const ORIGIN = 'https://efie.example';

const stay: Property = {
  _id: '01a1fd48-115e-726e-949b-a37b12b5cb59',
  name: 'Room by the lagoon',
  description: 'Quiet.',
  price: 890,
  location: 'Keta',
  address: 'Lagoon road 4',
  region: 'Volta',
  condition: 'Renovated',
  status: 'available',
  propertyType: 'Short-Stay',
  shortStayType: 'Hotels',
  rentalType: null,
  saleType: null,
  facts: { bedrooms: 2, pets: false },
  highlights: ['2 bedrooms'],
  near: null,
  images: [],
  photos: [
    {
      key: 'k',
      width: 1280,
      height: 853,
      widths: [320, 640, 1024],
      formats: ['avif', 'webp', 'jpeg'],
      color: null,
      placeholder: null,
      alt: '',
      ready: true,
    },
  ],
  video: null,
  videoPoster: null,
  videoDetails: null,
  companyLogo: null,
  averageRating: 4.5,
  reviewCount: 2,
  lister: { userId: 'u', name: 'Ama', role: 'Agent' },
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

/** The graph as search engines read it: without undefined values. */
function graphOf(property: Property) {
  const { '@graph': graph } = JSON.parse(JSON.stringify(listingSchema(property, ORIGIN)));
  return graph as Record<string, unknown>[];
}

test('a hotel makes an offer by the night, with its rating and absolute addresses', () => {
  const [hotel] = graphOf(stay);
  expect(hotel).toMatchObject({
    '@type': 'Hotel',
    url: `${ORIGIN}/property/${stay._id}`,
    image: [`${ORIGIN}/media/photos/k/1024.jpg`],
    address: { addressLocality: 'Keta', addressRegion: 'Volta', addressCountry: 'Ghana' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    makesOffer: {
      price: 890,
      priceCurrency: 'GHS',
      availability: 'https://schema.org/InStock',
      priceSpecification: { unitCode: 'DAY' },
    },
  });
});

test('a house for sale is a listing of a house, sold once and without a rating if nobody rated it', () => {
  const [listing] = graphOf({
    ...stay,
    propertyType: 'PropertySales',
    shortStayType: null,
    saleType: 'Houses For Sale',
    status: 'sold',
    averageRating: null,
    reviewCount: 0,
  });
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    mainEntity: { '@type': 'House' },
    offers: {
      availability: 'https://schema.org/SoldOut',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    },
  });
  expect(listing).not.toHaveProperty('aggregateRating');
  expect(listing?.offers).not.toHaveProperty('priceSpecification');
});

test('the breadcrumbs lead through its category', () => {
  expect(graphOf(stay)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Hotels', item: `${ORIGIN}/hotels` },
      { position: 2, name: 'Room by the lagoon' },
    ],
  });
});
