import { accountSentences } from '../accounts/sentences.ts';
import { type Check, failed, isBlank } from '../check.ts';
import { isEmail } from '../email.ts';
import { checkFacts } from '../facts/read-fact.ts';
import { fieldSentences } from '../field-sentences.ts';
import { isPhone, REGIONS } from '../ghana.ts';
import { parseInstant } from '../instant.ts';
import { looksLikeImage, looksLikeVideo, PHOTO_MAX_BYTES } from '../media/limits.ts';
import { mediaSentences } from '../media/sentences.ts';
import { PRICE_MAX_CEDI, parsePrice } from '../money.ts';
import { personNameProblem } from '../person-name.ts';
import { parseWhole } from '../whole-number.ts';
import {
  CONDITIONS,
  FUEL_TYPES,
  MAX_IMAGES,
  MAX_MILEAGE,
  MAX_VIDEO_BYTES,
  MAX_YEAR,
  MIN_YEAR,
  TRANSMISSIONS,
} from './car.ts';
import { CAR_FACTS, carFactKind } from './facts.ts';
import { uploadCarSentences } from './upload-sentences.ts';

/** The fields that must be filled in, in the order of the specification, §5. */
export const REQUIRED_FIELDS = [
  'name',
  'price',
  'brand',
  'model',
  'year',
  'mileage',
  'location',
  'condition',
  'transmission',
  'fuelType',
  'userName',
  'userEmail',
  'phone',
  'date',
  'carType',
  'registrationNumber',
  'region',
  'driverContact',
  'driverName',
  'cityOrTown',
] as const;
export type RequiredCarField = (typeof REQUIRED_FIELDS)[number];

/** What the sentences call each field (specification §5). */
export const FIELD_NAME: Readonly<Record<RequiredCarField, string>> = {
  name: 'name',
  price: 'price',
  brand: 'brand',
  model: 'model',
  year: 'year',
  mileage: 'mileage',
  location: 'location',
  condition: 'condition',
  transmission: 'transmission',
  fuelType: 'fuel type',
  userName: 'user name',
  userEmail: 'user email',
  phone: 'phone',
  date: 'date',
  carType: 'car type',
  registrationNumber: 'registration number',
  region: 'region',
  driverContact: 'driver contact',
  driverName: 'driver name',
  cityOrTown: 'city or town',
};

/** What the form calls each field, in the words of whoever fills it in. */
export const FIELD_LABEL: Readonly<Record<RequiredCarField, string>> = {
  name: 'Title of your listing',
  price: 'Price',
  brand: 'Brand',
  model: 'Model',
  year: 'Year it was made',
  mileage: 'Mileage',
  location: 'Town where it can be seen',
  condition: 'Condition',
  transmission: 'Gearbox',
  fuelType: 'Fuel',
  userName: 'Your full name',
  userEmail: 'Your email',
  phone: 'Your phone number',
  date: 'Available from',
  carType: 'Type of vehicle',
  registrationNumber: 'Number plate',
  region: 'Region',
  driverContact: 'Driver’s phone number',
  driverName: 'Driver’s name',
  cityOrTown: 'Driver’s town',
};

interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

/** What is said of a vehicle, every field as it was typed. */
export type CarTextForm = Record<RequiredCarField, string> &
  Partial<Record<keyof typeof CAR_FACTS, string>> & {
    description: string;
    driverEmail: string;
  };

/** The upload form. */
export type UploadCarForm = CarTextForm & {
  images: readonly ChosenFile[];
  video?: ChosenFile | null | undefined;
};

export function fillIn(field: RequiredCarField): string {
  return uploadCarSentences.fillIn(FIELD_NAME[field]);
}

export function invalidChoice(field: RequiredCarField, values: readonly string[]): string {
  return uploadCarSentences.invalidChoice(FIELD_NAME[field], values);
}

/** Vehicle upload (specification §5), stopping at the first rule that fails; our own rules come last. */
export function checkUploadCar(form: UploadCarForm): Check {
  return (
    missingProblem(form) ??
    choiceProblem(form) ??
    fileProblem(form) ??
    valueProblem(form) ??
    checkFacts(CAR_FACTS, carFactKind(form), form)
  );
}

/** Editing a vehicle: the same rules, for its photos and its video stay. */
export function checkEditCar(form: CarTextForm): Check {
  return (
    missingProblem(form) ??
    choiceProblem(form) ??
    valueProblem(form) ??
    checkFacts(CAR_FACTS, carFactKind(form), form)
  );
}

function missingProblem(form: CarTextForm): Check | undefined {
  const blank = REQUIRED_FIELDS.filter((field) => isBlank(form[field]));
  const [first] = blank;
  if (!first) return undefined;
  return failed(fillIn(first), Object.fromEntries(blank.map((field) => [field, fillIn(field)])));
}

const CHOICES = [
  ['condition', CONDITIONS],
  ['transmission', TRANSMISSIONS],
  ['fuelType', FUEL_TYPES],
  ['region', REGIONS],
] as const;

function choiceProblem(form: CarTextForm): Check | undefined {
  const wrong = CHOICES.find(
    ([field, values]) => !values.some((value) => value === form[field].trim()),
  );
  return wrong && at(wrong[0], invalidChoice(wrong[0], wrong[1]));
}

function fileProblem({ images, video }: UploadCarForm): Check | undefined {
  if (images.length === 0) return at('images', uploadCarSentences.noImage);
  if (images.length > MAX_IMAGES) return at('images', uploadCarSentences.tooManyImages);
  if (!images.every(looksLikeImage)) return at('images', uploadCarSentences.notAnImage);
  if (images.some((image) => image.size > PHOTO_MAX_BYTES)) {
    return at('images', mediaSentences.photoTooLarge);
  }
  if (video && !looksLikeVideo(video)) return at('video', uploadCarSentences.notAVideo);
  if (video && video.size > MAX_VIDEO_BYTES) return at('video', uploadCarSentences.videoTooLarge);
  return undefined;
}

function valueProblem(form: CarTextForm): Check | undefined {
  for (const name of ['userName', 'driverName'] as const) {
    const problem = personNameProblem(form[name]);
    if (problem) return at(name, problem);
  }
  const price = parsePrice(form.price);
  if (price === undefined) return at('price', fieldSentences.invalidPrice);
  if (price > PRICE_MAX_CEDI) return at('price', fieldSentences.priceTooHigh);
  if (parseWhole(form.year, MIN_YEAR, MAX_YEAR) === undefined) {
    return at('year', fieldSentences.between(MIN_YEAR, MAX_YEAR));
  }
  if (parseWhole(form.mileage, 0, MAX_MILEAGE) === undefined) {
    return at('mileage', fieldSentences.between(0, MAX_MILEAGE));
  }
  if (!isEmail(form.userEmail.trim())) return at('userEmail', accountSentences.invalidEmail);
  if (!isPhone(form.phone)) return at('phone', accountSentences.invalidPhone);
  if (!parseInstant(form.date)) return at('date', fieldSentences.invalidDate);
  if (!isPhone(form.driverContact)) return at('driverContact', accountSentences.invalidPhone);
  if (!isBlank(form.driverEmail) && !isEmail(form.driverEmail.trim())) {
    return at('driverEmail', accountSentences.invalidEmail);
  }
  return undefined;
}

function at(field: string, sentence: string): Check {
  return failed(sentence, { [field]: sentence });
}
