import { z } from 'zod';
import { accountSentences } from '../accounts/sentences.ts';
import { isEmail } from '../email.ts';
import { factFields, factFilters, factsAnswer } from '../facts/schema.ts';
import {
  choice,
  emailAddress,
  expectedUpdatedAt,
  id,
  instant,
  instantAnswer,
  limit,
  line,
  optionalParagraph,
  pageNumber,
  personName,
  phoneNumber,
  price,
  wholeNumber,
} from '../fields.schema.ts';
import {
  choiceFilter,
  optionalFilter,
  priceFilter,
  textFilter,
  wholeFilter,
} from '../filters.schema.ts';
import { REGIONS } from '../ghana.ts';
import { Photo, VideoDetails } from '../media/schema.ts';
import { editedMedia } from '../uploads/schema.ts';
import {
  CAR_DESCRIPTION_MAX,
  CAR_KINDS,
  CAR_NAME_MAX,
  CAR_REGISTRATION_MAX,
  CAR_TEXT_MAX,
  CATEGORIES,
  CONDITIONS,
  FUEL_TYPES,
  MAX_MILEAGE,
  MAX_YEAR,
  MIN_YEAR,
  SORTS,
  TRANSMISSIONS,
} from './car.ts';
import { CAR_FACTS } from './facts.ts';
import { parseRelocationRequest, RELOCATION_FIELDS } from './relocation-request.ts';
import { fillIn, invalidChoice, type RequiredCarField } from './rules.ts';
import { uploadCarSentences } from './upload-sentences.ts';

const RelocationRequest = z.record(z.enum(RELOCATION_FIELDS), z.string());

/** A car as every call answers it. What reaches people is null in lists, and for visitors who are not signed in. */
export const Car = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  price: z.number().describe('In cedi'),
  brand: z.string(),
  model: z.string(),
  year: z.number().int().min(MIN_YEAR).max(MAX_YEAR),
  mileage: z.number().int().min(0).max(MAX_MILEAGE).describe('In kilometres'),
  location: z.string(),
  region: z.enum(REGIONS),
  images: z.array(z.string()).describe('Addresses of the photos'),
  photos: z.array(Photo),
  video: z.string().nullable(),
  videoPoster: z.string().nullable(),
  videoDetails: VideoDetails.nullable(),
  carType: z.string(),
  registrationNumber: z.string(),
  condition: z.enum(CONDITIONS),
  transmission: z.enum(TRANSMISSIONS),
  fuelType: z.enum(FUEL_TYPES),
  userId: id.describe('Who uploaded it'),
  lister: z
    .object({ userId: id, name: z.string() })
    .optional()
    .describe('The account that uploaded it, in the list of an Admin'),
  userName: z.string(),
  userEmail: z.string().nullable(),
  phone: z.string().nullable(),
  date: instantAnswer.describe('When it is available'),
  driverName: z.string(),
  driverEmail: z.string().nullable(),
  driverContact: z.string().nullable(),
  cityOrTown: z.string(),
  relocationRequest: RelocationRequest.nullable(),
  facts: factsAnswer(CAR_FACTS).describe('What its lister told beyond the rest'),
  highlights: z.array(z.string()).describe('The facts that matter most, in words'),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
});
export type Car = z.infer<typeof Car>;

export const ListCarsAnswer = z.array(Car);

/** The query of GET /api/cars; a blank value means "not given". */
export const ListCarsQuery = z.object({
  search: textFilter(),
  brand: textFilter(CAR_TEXT_MAX),
  model: textFilter(CAR_TEXT_MAX),
  carType: textFilter(CAR_TEXT_MAX),
  category: choiceFilter(CATEGORIES),
  kind: choiceFilter(CAR_KINDS),
  condition: choiceFilter(CONDITIONS),
  transmission: choiceFilter(TRANSMISSIONS),
  fuelType: choiceFilter(FUEL_TYPES),
  region: choiceFilter(REGIONS),
  location: textFilter(CAR_TEXT_MAX),
  minPrice: priceFilter(),
  maxPrice: priceFilter(),
  minYear: wholeFilter(0, 9999),
  maxYear: wholeFilter(0, 9999),
  ...factFilters(CAR_FACTS),
  sort: choiceFilter(SORTS).transform((sort) => sort ?? 'newest'),
  page: pageNumber,
  limit,
});
export type ListCarsQuery = z.infer<typeof ListCarsQuery>;

const text = (field: RequiredCarField, max = CAR_TEXT_MAX) => line(max, fillIn(field));

const carChoice = <const T extends readonly [string, ...string[]]>(
  field: RequiredCarField,
  values: T,
) => choice(values, fillIn(field), invalidChoice(field, values));

const optionalEmail = optionalFilter<string>(
  (email) => (isEmail(email) ? email.toLowerCase() : undefined),
  accountSentences.invalidEmail,
).transform((email) => email ?? null);

const relocationRequest = z
  .string()
  .max(2000, uploadCarSentences.invalidRelocationRequest)
  .default('')
  .transform((json, context) => {
    const request = parseRelocationRequest(json);
    if (request !== undefined) return request;
    context.addIssue({ code: 'custom', message: uploadCarSentences.invalidRelocationRequest });
    return z.NEVER;
  })
  .describe('A relocation request as JSON text');

/** The text fields of POST /api/cars/upload, in the order the specification checks them. */
export const UploadCarBody = z.object({
  name: text('name', CAR_NAME_MAX),
  price: price({ required: fillIn('price') }),
  brand: text('brand'),
  model: text('model'),
  year: wholeNumber({ min: MIN_YEAR, max: MAX_YEAR, required: fillIn('year') }),
  mileage: wholeNumber({ min: 0, max: MAX_MILEAGE, required: fillIn('mileage') }),
  location: text('location'),
  condition: carChoice('condition', CONDITIONS),
  transmission: carChoice('transmission', TRANSMISSIONS),
  fuelType: carChoice('fuelType', FUEL_TYPES),
  userName: personName(fillIn('userName')),
  userEmail: emailAddress(fillIn('userEmail')),
  phone: phoneNumber(fillIn('phone')),
  date: instant(fillIn('date')),
  carType: text('carType'),
  registrationNumber: text('registrationNumber', CAR_REGISTRATION_MAX),
  region: carChoice('region', REGIONS),
  driverContact: phoneNumber(fillIn('driverContact')),
  driverName: personName(fillIn('driverName')),
  cityOrTown: text('cityOrTown'),
  description: optionalParagraph(CAR_DESCRIPTION_MAX),
  driverEmail: optionalEmail,
  relocationRequest,
  ...factFields(CAR_FACTS),
});
export type UploadCarBody = z.infer<typeof UploadCarBody>;

/** The body of PUT /api/cars/{id}: the whole form again; photos and video stay unless it names them. */
export const EditCarBody = UploadCarBody.extend({ expectedUpdatedAt, ...editedMedia });
export type EditCarBody = z.infer<typeof EditCarBody>;

export const UploadCarAnswer = z.object({ message: z.string(), car: Car });
export type UploadCarAnswer = z.infer<typeof UploadCarAnswer>;
