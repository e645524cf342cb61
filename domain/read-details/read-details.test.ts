import { expect, test } from 'vitest';
import { readCarDetails, readCarFields, readPropertyDetails } from './read-details.ts';

const flat = (description: string, name = 'To let') =>
  readPropertyDetails({ name, description, subtype: 'Apartments' });
const house = (description: string) =>
  readPropertyDetails({ name: 'For sale', description, subtype: 'Houses For Sale' });
const stay = (description: string) =>
  readPropertyDetails({ name: 'A stay', description, subtype: 'Furnished Apartments' });
const land = (description: string) =>
  readPropertyDetails({ name: 'Plot', description, subtype: 'Land' });
const car = (description: string, name = 'Toyota Corolla') =>
  readCarDetails({ name, description, carType: 'Saloon', model: 'Corolla' });
const van = (description: string) =>
  readCarDetails({ name: 'Moves', description, carType: 'Van', model: 'Transit' });

test.each([
  ['2 bedrooms, borehole, pool', { bedrooms: 2, water: ['borehole'], pool: true }],
  ['3BEDRM with 2 washrooms', { bedrooms: 3, bathrooms: 2 }],
  ['Two large bedrooms, one bath', { bedrooms: 2, bathrooms: 1 }],
  ['chamber n hall s/c', { bedrooms: 1, selfContained: true }],
  ['Single room self contain', { bedrooms: 0, selfContained: true }],
  ['stand by gen, prepaid meter', { light: ['own-meter', 'generator'] }],
  ['wall n gate, 24hr security, CCTV', { security: ['walled', 'gated', 'guard', 'cctv'] }],
  ['1yr advance, agent fee 200', { advance: 12, agentFee: 200 }],
  ['GHS3,500 x 12', { advance: 12 }],
  ['No agent fee. Viewing fee 50.', { agentFee: 0, viewingFee: 50 }],
  ['unfurnished', { furnished: 'no' }],
  ['semi-furnished', { furnished: 'partly' }],
  ['share bath and toilet', { shared: ['bath', 'toilet'] }],
  ['120 sqm on the second floor, lift', { floorArea: 120, floor: 2, lift: true }],
  ['water and light included', { included: ['water', 'light'] }],
  [
    'compound of four, landlord lives there',
    { households: 4, gate: 'compound', landlordThere: true },
  ],
])('a flat’s text states: %s', (text, facts) => {
  expect(flat(text)).toEqual(facts);
});

// §2.7/30
test.each([
  'no pool',
  'without generator',
  'No AC, no pool.',
  'no pool, gym or generator',
  'AC no dey work',
  'pool not working',
  'generator? no',
  'AC provision, space for a generator',
  'You can drill a borehole',
  'swimming pool coming soon',
  'pool under construction',
  '5 minutes from the pool',
  'near the gated estate',
  'close to a tarred road',
  'tarred road soon',
  'pool nearby',
  'opposite Borehole junction',
  'pool table and car pool',
  'furnished kitchen',
  '2 & 3 bedroom apartments',
  '2 to 4 bedrooms',
  '2/3 bedroom flats',
  '1, 2 and 3 bedroom units',
  '2 bedroom and 3 bedroom flats',
  '6 units of 2 bedroom flats',
  'We also have 3 bedroom flats with pool.',
  'Other apartments with pool and lift are available',
  'Agent fee 10%',
  '6 months or 1 year advance',
  'Fibre glass door',
  'room 12 x 14',
  'pets not allowed? ask',
  'Pets by agreement',
  'a stand built for a generator',
  'solar pump, solar lamps',
  'The tarred road to Santasi is two minutes off',
  'guard room',
  'of the four rooms two have a bath of their own',
  'a mezzanine of 12 square metres, five shops of 52 square metres each',
  'two rooms of 24 and 18 square metres',
])('nothing is read from “%s”', (text) => {
  const { pets: _, ...facts } = flat(text);
  expect(facts).toEqual({});
});

test('what two places of a text say differently is not read', () => {
  expect(flat('Three bedrooms', '2 bedroom flat')).toEqual({});
  expect(flat('furnished or unfurnished')).toEqual({});
  expect(car('duty paid, duty not paid')).toEqual({});
});

test('a denial that is a detail itself is read', () => {
  expect(flat('no pets')).toEqual({ pets: false });
  expect(flat('road not tarred, no landlord inside')).toEqual({
    road: 'untarred',
    landlordThere: false,
  });
  expect(land('No litigation')).toEqual({ litigation: false });
  expect(car('No accident, not registered, duty not paid')).toEqual({
    accident: false,
    registered: false,
    duty: 'unpaid',
  });
});

test('a meter that is shared is not one’s own', () => {
  expect(flat('Prepaid meter shared by 2')).toEqual({ light: ['shared-meter'] });
  expect(flat('prepaid shared')).toEqual({ light: ['shared-meter'] });
});

test('only what the kind of listing can have is read', () => {
  expect(land('70x100, 3 bedrooms, pool, indenture and site plan')).toEqual({
    plot: '70x100',
    documents: ['indenture', 'site-plan'],
  });
  expect(house('70 by 100 feet, stool land, 4 bedrooms')).toEqual({
    plot: '70x100',
    title: 'stool',
    bedrooms: 4,
  });
  expect(land('plots of 70x100 and 100x100')).toEqual({});
  expect(readPropertyDetails({ name: 'Pool, 2 bedrooms', subtype: null })).toEqual({});
});

test('a stay’s guests, breakfast and kitchen are read', () => {
  expect(stay('Studio, sleeps 4, breakfast and kitchenette')).toEqual({
    bedrooms: 0,
    guests: 4,
    breakfast: true,
    kitchen: true,
  });
  expect(stay('breakfast not included, breakfast at extra')).toEqual({});
  expect(stay('Breakfast of oats is ₵25. The kitchen cooks the whole day.')).toEqual({});
});

test.each([
  ['Duty paid, not yet registered. Silver.', { duty: 'paid', registered: false, colour: 'Silver' }],
  ['foreign used, 4wd, 7seater', { usage: 'foreign-used', drive: '4wd', seats: 7 }],
  ['home used, AC, neg', { usage: 'home-used', airConditioning: true, negotiable: true }],
  ['1.8 litre, 4 doors, left hand drive', { engine: 1_800, doors: 4, steering: 'left' }],
  ['black leather seats, brand new tyres', {}],
  ['AC not working, not negotiable', {}],
  ['near the bus stop', {}],
  ['bought foreign-used in 2021, imported in 2018', {}],
  ['two doors at the rear', {}],
])('a car’s text states: %s', (text, facts) => {
  expect(car(text)).toEqual(facts);
});

test('a relocation vehicle’s load and helpers are read', () => {
  expect(van('with 2 loading boys, up to 3 tonnes')).toEqual({ loaders: true, load: 3 });
  expect(van('no helpers')).toEqual({ loaders: false });
  expect(van('kind to the backs of the loaders')).toEqual({});
});

test.each([
  ['corolla 2014 automatic petrol', { year: 2014, transmission: 'Automatic', fuelType: 'Petrol' }],
  ['manual diesel, 120,000 km', { transmission: 'Manual', fuelType: 'Diesel', mileage: 120_000 }],
  ['mileage 85k', { mileage: 85_000 }],
  ['Camry hybrid, petrol', { fuelType: 'Hybrid' }],
  ['2014 and 2016 models', {}],
  ['2012-2016', {}],
  ['price 52k, 5 km from the petrol station', {}],
  ['electric windows, owner’s manual, roadworthy till 2026', {}],
])('a car’s own fields are read from “%s”', (text, fields) => {
  expect(readCarFields({ name: 'Car', description: text })).toEqual(fields);
});

test('texts in any script and of any length are read quickly', () => {
  const begun = performance.now();
  for (const text of [
    'no '.repeat(3_000),
    '2 bedroom '.repeat(1_000),
    'ɛ'.repeat(5_000),
    '🏠'.repeat(5_000),
  ]) {
    flat(text);
    car(text);
  }
  expect(performance.now() - begun).toBeLessThan(2_000);
});
