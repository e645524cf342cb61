import { type Check, failed, isBlank } from '../check.ts';
import { checkFacts } from '../facts/read-fact.ts';
import { fieldSentences } from '../field-sentences.ts';
import {
  looksLikeImage,
  looksLikeVideo,
  PHOTO_MAX_BYTES,
  VIDEO_MAX_BYTES,
} from '../media/limits.ts';
import { mediaSentences } from '../media/sentences.ts';
import { PRICE_MAX_CEDI, parsePrice } from '../money.ts';
import { PROPERTY_FACTS } from './facts.ts';
import {
  MAX_IMAGES,
  PROPERTY_TYPES,
  type PropertyType,
  type SubtypeField,
  subtypeFieldOf,
} from './property.ts';
import { uploadPropertySentences } from './sentences.ts';

/** A chosen file, as far as a form can judge it before it is sent. */
export interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

/** The facts of the form, as they were typed. */
export type PropertyFactTexts = Partial<Record<keyof typeof PROPERTY_FACTS, string>>;

/** The upload form; `price` is what was typed, commas and all. */
export interface UploadPropertyForm extends PropertyFactTexts {
  name: string;
  description: string;
  price: string;
  location: string;
  address: string;
  region: string;
  condition: string;
  propertyType: string;
  shortStayType: string;
  rentalType: string;
  saleType: string;
  images: readonly ChosenFile[];
  video?: ChosenFile | null | undefined;
}

/** The fields that must be filled in, in the order of the specification, §5. */
export const REQUIRED_FIELDS = [
  'name',
  'price',
  'location',
  'condition',
  'region',
  'propertyType',
  'address',
] as const;

export const SUBTYPE_SENTENCE: Readonly<Record<SubtypeField, string>> = {
  shortStayType: uploadPropertySentences.shortStayType,
  rentalType: uploadPropertySentences.rentalType,
  saleType: uploadPropertySentences.saleType,
};

/** Upload property (specification §5): required fields, the subtype, the images, the video; then the price. */
export function checkUploadProperty(form: UploadPropertyForm): Check {
  const blank = REQUIRED_FIELDS.filter((name) => isBlank(form[name]));
  if (blank.length > 0) {
    const sentence = uploadPropertySentences.required;
    return failed(sentence, Object.fromEntries(blank.map((name) => [name, sentence])));
  }
  return (
    subtypeProblem(form) ??
    fileProblem(form) ??
    priceProblem(form.price) ??
    checkFacts(PROPERTY_FACTS, chosenSubtype(form), { ...form })
  );
}

/** Editing a property: the same rules, for its photos and its video stay. */
export function checkEditProperty(form: Omit<UploadPropertyForm, 'images' | 'video'>): Check {
  return checkUploadProperty({ ...form, images: [] });
}

/** The subtype that a form has chosen; none, while its property type has none. */
export function chosenSubtype(form: Record<'propertyType' | SubtypeField, string>): string | null {
  const propertyType = PROPERTY_TYPES.find((type) => type === form.propertyType);
  return (propertyType && form[subtypeFieldOf(propertyType)]) || null;
}

/** What changes in the form with the property type: it clears the three subtypes (specification §4). */
export function withPropertyType(
  propertyType: string,
): Record<SubtypeField | 'propertyType', string> {
  return { propertyType, shortStayType: '', rentalType: '', saleType: '' };
}

function subtypeProblem(form: UploadPropertyForm): Check | undefined {
  const propertyType = PROPERTY_TYPES.find(
    (type): type is PropertyType => type === form.propertyType,
  );
  if (!propertyType) {
    const sentence = fieldSentences.chooseFrom(PROPERTY_TYPES);
    return failed(sentence, { propertyType: sentence });
  }
  const field = subtypeFieldOf(propertyType);
  if (!isBlank(form[field])) return undefined;
  return failed(SUBTYPE_SENTENCE[field], { [field]: SUBTYPE_SENTENCE[field] });
}

function fileProblem({ images, video }: UploadPropertyForm): Check | undefined {
  if (images.length > MAX_IMAGES) return at('images', uploadPropertySentences.tooManyImages);
  if (!images.every(looksLikeImage)) return at('images', uploadPropertySentences.notAnImage);
  if (images.some((image) => image.size > PHOTO_MAX_BYTES)) {
    return at('images', mediaSentences.photoTooLarge);
  }
  if (video && !looksLikeVideo(video)) return at('video', uploadPropertySentences.notAVideo);
  if (video && video.size > VIDEO_MAX_BYTES) return at('video', mediaSentences.videoTooLarge);
  return undefined;
}

function priceProblem(text: string): Check | undefined {
  const price = parsePrice(text);
  if (price === undefined) return at('price', fieldSentences.invalidPrice);
  if (price <= 0) return at('price', uploadPropertySentences.priceTooLow);
  if (price > PRICE_MAX_CEDI) return at('price', fieldSentences.priceTooHigh);
  return undefined;
}

function at(field: string, sentence: string): Check {
  return failed(sentence, { [field]: sentence });
}
