import type { Car, CarSummary } from '#domain/cars/schema.ts';
import { cardOf } from '#domain/listing-card-schema.ts';
import type { Photo } from '#domain/media/schema.ts';
import type { Property, PropertySummary } from '#domain/properties/schema.ts';

/** Ids in the API's format: equal numbers give equal ids. */
export const sampleId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A photo that is there: the server of the tests has a picture at every address below /media. */
export const samplePhoto = (n = 1, given: Partial<Photo> = {}): Photo => ({
  key: String(n).padStart(32, '0'),
  width: 1280,
  height: 853,
  widths: [320, 640, 1024],
  formats: ['webp', 'jpeg'],
  color: '#989d8b',
  placeholder:
    'UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoMAAgABUB8JbAC7ADaJVAA94s7/P5tYuTqxSciBBGLteSd8THJCDoZumxXigAA',
  alt: `Photo ${n}`,
  ready: true,
  ...given,
});

/** A home to rent, in the API's format. */
export const sampleProperty = (given: Partial<Property> = {}): Property => ({
  _id: sampleId(1),
  name: 'Two-bedroom apartment near Dansoman Roundabout',
  price: 4500,
  location: 'Dansoman',
  condition: 'Renovated',
  region: 'Greater Accra',
  propertyType: 'PropertyRentals',
  address: 'Exhibition road, GA-493-6051',
  description:
    'On the second floor of a four-floor block, three minutes’ walk from the roundabout.',
  status: 'available',
  shortStayType: null,
  rentalType: 'Apartments',
  saleType: null,
  facts: { bedrooms: 2, bathrooms: 2, furnished: 'no', water: ['mains', 'borehole'] },
  highlights: ['2 bedrooms', '2 baths'],
  near: { lat: 5.545, lng: -0.265, radius: 1000 },
  images: ['http://localhost/media/photos/00000000000000000000000000000001/1024.jpg'],
  photos: [samplePhoto()],
  video: null,
  videoPoster: null,
  videoDetails: null,
  companyLogo: null,
  averageRating: null,
  reviewCount: 0,
  lister: { userId: sampleId(900), name: 'Nii Armah Tagoe', role: 'Property Owner' },
  createdAt: '2026-11-20T20:45:45.709Z',
  updatedAt: '2026-11-20T20:45:45.709Z',
  ...given,
});

/** A stay by the night. */
export const sampleStay = (given: Partial<Property> = {}): Property =>
  sampleProperty({
    name: 'Guest house on the Osu ridge',
    price: 350,
    propertyType: 'Short-Stay',
    shortStayType: 'Guest House',
    rentalType: null,
    facts: {},
    highlights: [],
    ...given,
  });

/** A car for sale. */
export const sampleCar = (given: Partial<Car> = {}): Car => ({
  _id: sampleId(2),
  name: 'Honda CR-V 2015, black',
  price: 168000,
  brand: 'Honda',
  model: 'CR-V',
  year: 2015,
  mileage: 118000,
  location: 'Sunyani',
  condition: 'Used',
  transmission: 'Automatic',
  fuelType: 'Petrol',
  userName: 'Yaw Opoku',
  userEmail: null,
  phone: null,
  date: '2026-12-02T14:45:45.709Z',
  carType: 'SUV',
  registrationNumber: 'BA 3350-19',
  region: 'Bono',
  driverContact: null,
  driverName: 'Yaw Opoku',
  cityOrTown: 'Sunyani',
  description: 'Black EX with roof rails, 2.4 engine, front-wheel drive.',
  driverEmail: null,
  near: { lat: 7.34, lng: -2.325, radius: 2000 },
  images: ['http://localhost/media/photos/00000000000000000000000000000002/1024.jpg'],
  photos: [samplePhoto(2)],
  video: null,
  videoPoster: null,
  videoDetails: null,
  userId: sampleId(901),
  relocationRequest: null,
  facts: { usage: 'home-used', duty: 'paid' },
  highlights: ['Home used', 'duty paid'],
  createdAt: '2026-11-21T14:45:45.709Z',
  updatedAt: '2026-11-21T14:45:45.709Z',
  ...given,
});

/** That many homes in a list's format, each with its number in its name. */
export const sampleCards = (count: number, given: Partial<Property> = {}): PropertySummary[] =>
  Array.from({ length: count }, (_, n) =>
    propertyCard(sampleProperty({ _id: sampleId(n + 1), name: `Home ${n + 1}`, ...given })),
  );

/** The same of cars. */
export const sampleCarCards = (count: number, given: Partial<Car> = {}): CarSummary[] =>
  Array.from({ length: count }, (_, n) =>
    carCard(sampleCar({ _id: sampleId(n + 101), name: `Car ${n + 1}`, ...given })),
  );

export const propertyCard = (property: Property) => cardOf(property) as unknown as PropertySummary;
export const carCard = (car: Car) => cardOf(car) as unknown as CarSummary;
