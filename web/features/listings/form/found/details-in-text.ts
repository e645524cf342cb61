import { CAR_FACTS } from '#domain/cars/facts.ts';
import { CAR_FIELDS } from '#domain/cars/fields.ts';
import type { FactTable, FactValues } from '#domain/facts/fact.ts';
import { factTexts } from '#domain/facts/read-fact.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { chosenSubtype } from '#domain/properties/rules.ts';
import { answerKeys, unanswered } from '#domain/read-details/marks.ts';
import {
  readCarDetails,
  readCarFields,
  readPropertyDetails,
} from '#domain/read-details/read-details.ts';
import { sayByItself } from '#domain/read-details/said-details.ts';
import type { TextFields } from '../listing-kind.ts';

/** A detail that a form's text states, and that the form leaves empty. */
export interface FoundDetail {
  field: string;
  /** '2 bedrooms' */
  words: string;
  /** For its input. */
  text: string;
  /** For what is answered. */
  keys: readonly string[];
}

/** The details that the text of a form states, without those that it has and those that were answered before. */
export function detailsInText(
  kind: ListingKind,
  text: TextFields,
  answered: readonly string[],
): FoundDetail[] {
  return STATED[kind](text, answered).filter(({ field }) => text[field] === '');
}

const STATED: Readonly<
  Record<ListingKind, (text: TextFields, answered: readonly string[]) => FoundDetail[]>
> = {
  property: ({ name = '', description, ...text }, answered) => {
    const subtype = chosenSubtype(text as Parameters<typeof chosenSubtype>[0]);
    const said = readPropertyDetails({ name, description, subtype });
    return factsFound(PROPERTY_FACTS, unanswered(said, answered));
  },
  car: (text, answered) => {
    const saying = { name: '', ...text };
    const fields = Object.entries(readCarFields(saying)).map(([field, value]) => ({
      field,
      words: `${CAR_FIELDS[field as keyof typeof CAR_FIELDS].label}: ${value}`,
      text: String(value),
      keys: answerKeys(field, value),
    }));
    return [
      ...fields.filter(({ keys }) => !keys.some((key) => answered.includes(key))),
      ...factsFound(CAR_FACTS, unanswered(readCarDetails(saying), answered)),
    ];
  },
};

function factsFound<Table extends FactTable>(
  table: Table,
  facts: FactValues<Table>,
): FoundDetail[] {
  const texts: Readonly<Record<string, string>> = factTexts(table, facts);
  return Object.entries(facts).flatMap(([field, value]) => {
    const fact = table[field];
    if (!fact) return [];
    const text = texts[field] ?? '';
    return [{ field, words: sayByItself(fact, value), text, keys: answerKeys(field, value) }];
  });
}
