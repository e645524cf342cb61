import fc from 'fast-check';

const DAY_MS = 24 * 60 * 60 * 1000;

const daysAhead = (min: number, max: number) =>
  fc
    .integer({ min, max })
    .map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));

/** A day in the year to come. */
export const day = daysAhead(1, 300);

const phone = fc.constantFrom('0244123456', '+233 24 412 3456', '030-222-3344');
const link = fc.constantFrom('', 'https://efie.example/ama');

/** Good values for fields with rules beyond their schema; without them few calls would get far. */
export const EXAMPLES: ReadonlyMap<string, fc.Arbitrary<unknown>> = named({
  phoneNumber: phone,
  phone,
  driverContact: phone,
  password: fc.constantFrom('kenkey-and-shito-at-noon', 'waakye-in-the-morning'),
  currentPassword: fc.constantFrom('secret-enough', 'kenkey-and-shito-at-noon'),
  price: fc.constantFrom('450', '1,250.50', 99.99),
  year: fc.constantFrom('2019', 2024),
  mileage: fc.constantFrom('42000', 0, '42,000'),
  date: fc.oneof(day, fc.constant('2030-12-01T10:00:00Z')),
  checkIn: daysAhead(1, 60),
  checkOut: daysAhead(61, 85),
  relocationRequest: fc.constantFrom(
    '',
    '{}',
    '{"userName":"Ama","carType":"Van","region":"Volta"}',
  ),
  driverEmail: fc.constantFrom('', 'driver@fuzz.example'),
  website: link,
  facebook: link,
  instagram: link,
  linkedin: link,
  twitter: link,
  whatsapp: link,
  adminSiteUrl: fc.constantFrom('/admin-dashboard', 'https://admin.efie.example'),
});

/** Fields that good calls leave out, as most do: the things they name rarely exist. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'expectedUpdatedAt',
  'expectedTotal',
  'photos',
  'video',
  'poster',
  'photoUploads',
  'videoUpload',
]);

/** Fields that good calls include: one of them is required, depending on another field. */
export const PUT_IN: ReadonlySet<string> = new Set(['shortStayType', 'rentalType', 'saleType']);

/** Values at the edge of what a field accepts, and beyond. */
export const EDGES: ReadonlyMap<string, fc.Arbitrary<unknown>> = named({
  phoneNumber: fc.constantFrom('123', '+1-202-555-0175', '0244 123 456 789 012'),
  price: fc.constantFrom(0, '-1', '1e3', '0.001', '1000000000', '1000000000.01'),
  year: fc.constantFrom('1899', '20.5', 2101),
  mileage: fc.constantFrom(-1, 2 ** 31, '1,0,0'),
  date: fc.constantFrom('01/12/2030', 'tomorrow', '0001-01-01', '9999-12-31T23:59:59Z'),
  checkIn: daysAhead(-400, 9_000),
  checkOut: daysAhead(-400, 9_000),
  relocationRequest: fc.constantFrom('[object Object]', '{"__proto__":1}', '[1]', '{', 'null'),
  photoUploads: fc.constantFrom('', '@upload:0', '@upload:1,@upload:2', 'file,file', ',,'),
  videoUpload: fc.constantFrom('', '@upload:0'),
  photos: fc.array(fc.constantFrom('@photo:0', '@photo:1', '@upload:0', 'x'), { maxLength: 12 }),
  video: fc.constantFrom<unknown>('@upload:0', null, 'x'),
  poster: fc.constantFrom('@upload:0', 'x'),
  expectedUpdatedAt: fc.constantFrom('2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00Z'),
  expectedTotal: fc.constantFrom(0, -1, 1e300, 31_262.5),
});

/** A map, because an object also has a `constructor` that nobody gave it. */
function named(values: Record<string, fc.Arbitrary<unknown>>) {
  return new Map(Object.entries(values));
}
