import { type Check, failed, isBlank } from '../check.ts';
import { checkFacts } from '../facts/read-fact.ts';
import { fieldMessages } from '../field-messages.ts';
import {
  choiceProblem,
  type FormMessages,
  missingProblem,
  valueProblem,
} from '../fields/check-fields.ts';
import { type ChosenFiles, filesProblem } from '../media/chosen-files.ts';
import { PROPERTY_FACTS } from './facts.ts';
import { PROPERTY_FORM, type PropertyFieldTexts } from './fields.ts';
import { uploadPropertyMessages } from './messages.ts';
import { PROPERTY_TYPES, type SubtypeField, subtypeFieldOf } from './property.ts';

/** The form's facts, as typed. */
export type PropertyFactTexts = Partial<Record<keyof typeof PROPERTY_FACTS, string>>;

/** The upload form; `price` is as typed, with commas. */
export type UploadPropertyForm = PropertyFieldTexts & PropertyFactTexts & ChosenFiles;

export const SUBTYPE_MESSAGE: Readonly<Record<SubtypeField, string>> = {
  shortStayType: uploadPropertyMessages.shortStayType,
  rentalType: uploadPropertyMessages.rentalType,
  saleType: uploadPropertyMessages.saleType,
};

/** Sentences for the fields of a property's form (specification §5). */
export const PROPERTY_FORM_MESSAGES: FormMessages = {
  missing: () => uploadPropertyMessages.required,
  unknownChoice: ({ values }, name) =>
    (SUBTYPE_MESSAGE as Record<string, string>)[name] ?? fieldMessages.chooseFrom(values),
};

/** Upload property (specification §5): required fields, the subtype, the images, the video; then the price. */
export function checkUploadProperty(form: UploadPropertyForm): Check {
  return (
    missingProblem(PROPERTY_FORM, form, PROPERTY_FORM_MESSAGES) ??
    choiceProblem(PROPERTY_FORM, form, PROPERTY_FORM_MESSAGES) ??
    subtypeProblem(form) ??
    filesProblem(form) ??
    valueProblem(PROPERTY_FORM, form) ??
    checkFacts(PROPERTY_FACTS, chosenSubtype(form), form)
  );
}

/** Editing a property: the same rules without files, since its photos and video stay. */
export function checkEditProperty(form: Omit<UploadPropertyForm, 'images' | 'video'>): Check {
  return checkUploadProperty({ ...form, images: [] });
}

/** The chosen subtype; none for a property type without one. */
export function chosenSubtype(form: Record<'propertyType' | SubtypeField, string>): string | null {
  const propertyType = PROPERTY_TYPES.find((type) => type === form.propertyType);
  return (propertyType && form[subtypeFieldOf(propertyType)]) || null;
}

/** Changes the property type in a form, which clears the three subtypes (specification §4). */
export function withPropertyType(
  propertyType: string,
): Record<SubtypeField | 'propertyType', string> {
  return { propertyType, shortStayType: '', rentalType: '', saleType: '' };
}

function subtypeProblem(form: UploadPropertyForm): Check | undefined {
  const propertyType = PROPERTY_TYPES.find((type) => type === form.propertyType);
  const field = propertyType && subtypeFieldOf(propertyType);
  if (!field || !isBlank(form[field])) return undefined;
  return at(field, SUBTYPE_MESSAGE[field]);
}

function at(field: string, sentence: string): Check {
  return failed(sentence, { [field]: sentence });
}
