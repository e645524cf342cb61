import { type Check, failed } from '../check.ts';
import { checkFacts } from '../facts/read-fact.ts';
import {
  choiceProblem,
  type FormMessages,
  missingProblem,
  valueProblem,
} from '../fields/check-fields.ts';
import { requiredNames } from '../fields/field.ts';
import { type ChosenFiles, filesProblem } from '../media/chosen-files.ts';
import { CAR_FACTS, carFactKind } from './facts.ts';
import { CAR_FIELDS, type CarFieldTexts } from './fields.ts';
import { uploadCarMessages } from './upload-messages.ts';

export type CarTextForm = CarFieldTexts & Partial<Record<keyof typeof CAR_FACTS, string>>;

export type UploadCarForm = CarTextForm & ChosenFiles;

/** The required fields, in the order of the specification, §5. */
export const REQUIRED_FIELDS = requiredNames(CAR_FIELDS);

/** The calls' sentences about the fields of a vehicle (specification §5). */
export const CAR_CALL_MESSAGES: FormMessages = {
  missing: ({ called }) => uploadCarMessages.fillIn(called),
  unknownChoice: ({ called, values }) => uploadCarMessages.invalidChoice(called, values),
};

/** The form's sentences, with the labels people see. */
const CAR_FORM_MESSAGES: FormMessages = {
  ...CAR_CALL_MESSAGES,
  missing: ({ label }) => uploadCarMessages.fillIn(label),
};

/** Vehicle upload (specification §5): stops at the first rule that fails; our own rules come last. */
export function checkUploadCar(form: UploadCarForm): Check {
  return checkFields(form, () => missingPhoto(form) ?? filesProblem(form));
}

/** Editing a vehicle: the same rules without files, since its photos and video stay. */
export function checkEditCar(form: CarTextForm): Check {
  return checkFields(form, () => undefined);
}

function checkFields(form: CarTextForm, ofFiles: () => Check | undefined): Check {
  return (
    missingProblem(CAR_FIELDS, form, CAR_FORM_MESSAGES) ??
    choiceProblem(CAR_FIELDS, form, CAR_FORM_MESSAGES) ??
    ofFiles() ??
    valueProblem(CAR_FIELDS, form) ??
    checkFacts(CAR_FACTS, carFactKind(form), form)
  );
}

function missingPhoto({ images }: ChosenFiles): Check | undefined {
  const { noImage } = uploadCarMessages;
  return images.length === 0 ? failed(noImage, { images: noImage }) : undefined;
}
