import { describe, expect, test } from 'vitest';
import type { Viewer } from '../accounts/actor.ts';
import { FAMILIES, familyByPath, familyOf } from './families.ts';
import {
  canDeleteProperty,
  canEditProperty,
  canSeeAgentContact,
  canSeeOwnerContact,
  canSetStatus,
  canUploadProperty,
} from './permissions.ts';
import {
  PROPERTY_TYPES,
  parseStatus,
  priceUnit,
  propertyTypeOf,
  STATUSES,
  SUBTYPES,
  SUBTYPES_OF,
  statusLabel,
  statusTone,
  subtypeFieldOf,
  subtypeOf,
  truncate,
  typeLabel,
} from './property.ts';
import { checkUploadProperty, type UploadPropertyForm, withPropertyType } from './rules.ts';
import { ListPropertiesQuery, StatusBody, UploadPropertyBody } from './schema.ts';

describe('types and subtypes', () => {
  // §1/1, §3/4, §3/5, §3/6, §3/7, §9/37
  test('are those of the specification', () => {
    expect(SUBTYPES_OF).toEqual({
      'Short-Stay': ['Hotels', 'Movie House', 'Guest House', 'Furnished Apartments'],
      PropertyRentals: ['Apartments', 'Condos', 'Houses', 'Duplex', 'Office', 'Shop'],
      PropertySales: ['Houses For Sale', 'Land', 'Commercial Property'],
    });
  });

  test('every subtype belongs to one property type', () => {
    for (const subtype of SUBTYPES) {
      const homes = PROPERTY_TYPES.filter((type) => SUBTYPES_OF[type].includes(subtype));
      expect(homes).toEqual([propertyTypeOf(subtype)]);
    }
  });

  test.each([
    ['Short-Stay', 'shortStayType', 'night'],
    ['PropertyRentals', 'rentalType', 'month'],
    ['PropertySales', 'saleType', undefined],
  ] as const)('%s keeps its subtype in %s and is priced by the %s', (type, field, unit) => {
    expect(subtypeFieldOf(type)).toBe(field);
    expect(priceUnit(type)).toBe(unit);
  });

  test('a property is labelled by its subtype', () => {
    expect(typeLabel({ propertyType: 'Short-Stay', shortStayType: 'Hotels' })).toBe('Hotel');
    expect(typeLabel({ propertyType: 'PropertySales', saleType: null })).toBe('Property Sales');
    expect(subtypeOf({ propertyType: 'PropertyRentals', shortStayType: 'Hotels' })).toBeNull();
  });
});

describe('the status of a property', () => {
  // §4/16
  test('has a capitalised label, and is read in any case', () => {
    expect(STATUSES.map(statusLabel)).toEqual(['Available', 'Rented', 'Sold']);
    expect(['Available', ' SOLD ', 'rented'].map(parseStatus)).toEqual([
      'available',
      'sold',
      'rented',
    ]);
    expect(['', 'gone', 'availabl'].map(parseStatus)).toEqual([undefined, undefined, undefined]);
  });

  // §2.10/13
  test.each([
    ['available', 'available'],
    ['rented', 'rented'],
    ['sold', 'closed'],
    ['anything', 'closed'],
  ])('is shown as %s in the tone %s', (status, tone) => {
    expect(statusTone(status)).toBe(tone);
  });

  test.each([
    [{ status: '' }, 'Please select a status.'],
    [{}, 'Please select a status.'],
    [{ status: 'Gone' }, 'Invalid status. Choose from: Available, Sold, Rented'],
  ])('is refused by the call as %j', (body, message) => {
    expect(StatusBody.safeParse(body).error?.issues[0]?.message).toBe(message);
  });

  test('is accepted by the call as a label', () => {
    expect(StatusBody.parse({ status: 'Sold' })).toEqual({ status: 'sold' });
  });
});

// §2.3/22, §9/4
test.each([
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), `${'x'.repeat(100)}...`],
  [`${'x'.repeat(99)} y`, `${'x'.repeat(99)}...`],
  ['🏡'.repeat(101), `${'🏡'.repeat(100)}...`],
  [`Quiet, clean. ${'a'.repeat(100)}`, `Quiet, clean. ${'a'.repeat(86)}...`],
  [`${'a'.repeat(98)}. And more`, `${'a'.repeat(98)}...`],
])('a card cuts the description at 100 characters', (text, shown) => {
  expect(truncate(text)).toBe(shown);
});

// §2.9/2, §2.9/11, §8/5, §8/6, §8/7, §8/8
describe('list screens', () => {
  // §1/1
  test('exist for every family and every subtype, each with its own path', () => {
    expect(FAMILIES.map((family) => family.subtype ?? family.propertyType).sort()).toEqual(
      [...PROPERTY_TYPES, ...SUBTYPES].sort(),
    );
    expect(new Set(FAMILIES.map((family) => family.path)).size).toBe(FAMILIES.length);
  });

  test.each([
    ['/short-stays', 'No Short-Stay properties available.', 'Failed to fetch properties'],
    ['/property-rentals', 'No rental properties available', 'Failed to fetch property rentals'],
    ['/property-sale', 'No properties for sale available', 'Failed to fetch property sales'],
    ['/hotels', 'No hotels available.', 'Failed to fetch hotels.'],
    ['/apartments', 'No apartments available.', 'Failed to fetch apartments.'],
    ['/houses-for-sale', 'No houses for sale available.', 'Failed to fetch houses for sale.'],
  ])('say on %s when there is nothing and when loading failed', (path, empty, error) => {
    expect(familyByPath(path)).toMatchObject({ empty, error });
  });

  test('do not exist for an unknown path', () => {
    expect(familyByPath('/hotels/')?.title).toBe('Hotels');
    expect(familyByPath('/Houses-For-Sale')?.title).toBe('Houses For Sale');
    expect(familyByPath('/castles')).toBeUndefined();
    expect(familyByPath('/')).toBeUndefined();
  });

  test('show a property under its subtype, or else under its family', () => {
    expect(familyOf('PropertySales', 'Land')?.path).toBe('/land');
    expect(familyOf('PropertySales', null)?.path).toBe('/property-sale');
  });
});

const image = { name: 'a.jpg', type: 'image/jpeg', size: 1000 };
const form: UploadPropertyForm = {
  name: 'Villa',
  description: '',
  price: '1,250.00',
  location: 'Osu',
  address: '1 Ring Road',
  region: 'Greater Accra',
  condition: 'Renovated',
  propertyType: 'Short-Stay',
  shortStayType: 'Hotels',
  rentalType: '',
  saleType: '',
  images: [image],
};

describe('the upload form', () => {
  test('accepts a correct form, even without description and images', () => {
    expect(checkUploadProperty(form)).toEqual({ ok: true });
    expect(checkUploadProperty({ ...form, images: [], video: null })).toEqual({ ok: true });
  });

  // §5/15
  test.each(['name', 'price', 'location', 'condition', 'region', 'propertyType', 'address'])(
    'requires %s before it checks anything else',
    (field) => {
      const wrong = { ...form, shortStayType: '', images: Array(11).fill(image), [field]: ' ' };
      expect(checkUploadProperty(wrong)).toEqual({
        ok: false,
        message: 'Please fill in all required fields.',
        fields: { [field]: 'Please fill in all required fields.' },
      });
    },
  );

  // §5/19, §5/20, §9/20
  test.each([
    [{ shortStayType: '' }, 'Please select a Short-Stay type.', 'shortStayType'],
    [{ propertyType: 'PropertyRentals' }, 'Please select a Rentals type.', 'rentalType'],
    [{ propertyType: 'PropertySales' }, 'Please select a Sales type.', 'saleType'],
    [{ images: Array(11).fill(image) }, 'You can only upload up to 10 images.', 'images'],
    [{ images: [{ ...image, type: 'text/plain' }] }, 'Please select valid image files.', 'images'],
    [{ video: image }, 'Please select a valid video file.', 'video'],
    [
      { video: { name: 'v.mp4', type: 'video/mp4', size: 101 * 1024 * 1024 } },
      'Video file size should not exceed 100MB.',
      'video',
    ],
    [{ price: '12 cedi' }, 'Please enter a price in cedi, such as 1,250.00.', 'price'],
    [{ price: '0' }, 'Please enter a price above zero.', 'price'],
    [{ price: '1000000001' }, 'Please enter a price of ₵1,000,000,000.00 or less.', 'price'],
  ])('refuses %j with “%s”', (change, message, field) => {
    expect(checkUploadProperty({ ...form, ...change })).toEqual({
      ok: false,
      message,
      fields: { [field]: message },
    });
  });

  test('accepts ten images, and a HEIC photo without a type', () => {
    const heic = { name: 'IMG_1.HEIC', type: '', size: 1 };
    expect(checkUploadProperty({ ...form, images: Array(10).fill(heic) }).ok).toBe(true);
  });

  // §4/21
  test('clears the subtypes when the property type changes', () => {
    expect(withPropertyType('PropertySales')).toEqual({
      propertyType: 'PropertySales',
      shortStayType: '',
      rentalType: '',
      saleType: '',
    });
  });
});

describe('the upload call', () => {
  const { images: _, ...body } = form;

  // §5/21
  test('strips commas, and keeps only the subtype that fits', () => {
    expect(UploadPropertyBody.parse({ ...body, saleType: 'Land', extra: 'x' })).toEqual({
      name: 'Villa',
      description: '',
      price: 1250,
      location: 'Osu',
      address: '1 Ring Road',
      region: 'Greater Accra',
      condition: 'Renovated',
      answered: [],
      propertyType: 'Short-Stay',
      shortStayType: 'Hotels',
      rentalType: null,
      saleType: null,
    });
  });

  // §5/22
  test.each([
    [{ name: '' }, 'Please fill in all required fields.'],
    [{ price: undefined }, 'Please fill in all required fields.'],
    [{ shortStayType: '' }, 'Please select a Short-Stay type.'],
    [{ shortStayType: 'Castle' }, 'Please select a Short-Stay type.'],
    [{ propertyType: 'PropertyRentals' }, 'Please select a Rentals type.'],
    [
      { condition: 'Brand new' },
      'Please choose from: Newly built, Renovated, Fairly Used, Virgin Land, Old House.',
    ],
    [{ price: '0' }, 'Please enter a price in cedi, such as 1,250.00.'],
    [{ price: '1e5' }, 'Please enter a price in cedi, such as 1,250.00.'],
  ])('refuses %j with “%s”', (change, message) => {
    const result = UploadPropertyBody.safeParse({ ...body, ...change });
    expect(result.error?.issues[0]?.message).toBe(message);
  });
});

describe('the list query', () => {
  test('asks for the first page when nothing is given', () => {
    expect(ListPropertiesQuery.parse({})).toEqual({ page: 1 });
    expect(ListPropertiesQuery.parse({ region: '', status: ' ', sort: '', limit: '' })).toEqual({
      page: 1,
    });
  });

  test('reads everything that is given', () => {
    const query = {
      search: ' pool ',
      propertyType: 'Short-Stay',
      subtype: 'Hotels',
      region: 'Volta',
      location: 'Ho',
      condition: 'Old House',
      status: 'Available',
      minPrice: '1,000',
      maxPrice: '2000.50',
      sort: 'price-desc',
      page: '2',
      limit: '6',
    };
    expect(ListPropertiesQuery.parse(query)).toEqual({
      ...query,
      search: 'pool',
      propertyType: ['Short-Stay'],
      region: ['Volta'],
      location: ['Ho'],
      condition: ['Old House'],
      status: ['available'],
      minPrice: 1000,
      maxPrice: 2000.5,
      page: 2,
      limit: 6,
    });
  });

  test.each([
    { propertyType: 'Castles' },
    { subtype: 'Castle' },
    { region: 'Accra' },
    { condition: 'New' },
    { status: 'gone' },
    { sort: 'cheapest' },
    { minPrice: '-1' },
    { maxPrice: 'NaN' },
    { limit: '0' },
    { limit: '101' },
    { page: '0' },
    { search: 'x'.repeat(201) },
    { region: ['Volta', 'Oti'] },
  ])('refuses %j', (query) => {
    expect(ListPropertiesQuery.safeParse(query).success).toBe(false);
  });
});

// §6/11
describe('permissions', () => {
  const people: Record<string, Viewer> = {
    visitor: null,
    customer: { userId: 'c', role: 'Customer' },
    agent: { userId: 'a', role: 'Agent' },
    owner: { userId: 'o', role: 'Property Owner' },
    admin: { userId: 'x', role: 'Admin' },
  };

  test.each([
    ['visitor', { upload: false, agent: false, owner: false }],
    ['customer', { upload: false, agent: false, owner: false }],
    ['agent', { upload: true, agent: true, owner: false }],
    ['owner', { upload: true, agent: false, owner: true }],
    ['admin', { upload: true, agent: false, owner: false }],
  ])('allow the %s only what the role may do', (name, may) => {
    const viewer = people[name];
    expect({
      upload: canUploadProperty(viewer),
      agent: canSeeAgentContact(viewer),
      owner: canSeeOwnerContact(viewer),
    }).toEqual(may);
  });

  // §6/15
  test.each([canEditProperty, canSetStatus, canDeleteProperty])(
    'let listers manage their own properties, and Admins any',
    (may) => {
      expect(may(people.agent, { listerId: 'a' })).toBe(true);
      expect(may(people.owner, { listerId: 'o' })).toBe(true);
      expect(may(people.admin, { listerId: 'a' })).toBe(true);
      expect(may(people.agent, { listerId: 'o' })).toBe(false);
      expect(may(people.owner, { listerId: 'a' })).toBe(false);
      expect(may(people.customer, { listerId: 'c' })).toBe(false);
      expect(may(people.visitor, { listerId: 'a' })).toBe(false);
    },
  );
});
