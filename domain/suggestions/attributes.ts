import { CAR_TYPES, FUEL_TYPES, TRANSMISSIONS } from '../cars/car.ts';
import { CAR_FACTS } from '../cars/facts.ts';
import type { FactTable } from '../facts/fact.ts';
import { factParameters, filterChoices, filterLabel } from '../facts/fact-filters.ts';
import type { ListingKind } from '../listing-kinds.ts';
import { PROPERTY_FACTS } from '../properties/facts.ts';
import { CONCEPTS } from '../search/concepts.ts';
import { saysWords, typedWords } from './typed-words.ts';

/** A filter of a list by what a listing has: 'pool=yes', 'fuelType=Diesel'. */
export interface Attribute {
  parameter: string;
  value: string;
  label: string;
  /** What is said of a listing that has it: 'Borehole'. */
  said: string;
  /** What it is said of: 'Water'. */
  of: string;
  /** People's other words for it. */
  synonyms: readonly string[];
}

/** A value that says what is missing is nothing people ask for. */
const NEGATIVE = /^(?:no|not-.*|un.*)$/;

const ATTRIBUTES: Readonly<Record<ListingKind, readonly Attribute[]>> = {
  property: ofFacts(PROPERTY_FACTS),
  car: [
    ...ofField('carType', CAR_TYPES),
    ...ofField('transmission', TRANSMISSIONS),
    ...ofField('fuelType', FUEL_TYPES),
    ...ofFacts(CAR_FACTS),
  ],
};

function ofField(parameter: string, values: readonly string[]): Attribute[] {
  return values.map((value) => ({
    parameter,
    value,
    label: value,
    said: value,
    of: '',
    synonyms: synonymsOf(value),
  }));
}

function ofFacts(table: FactTable): Attribute[] {
  return factParameters(table).flatMap(({ parameter, fact, bound }): Attribute[] => {
    if (bound || fact.type === 'yes-no') return [];
    const of = filterLabel({ fact });
    if (fact.filter === 'yes') {
      const flag = { parameter, value: 'yes', label: of, said: of, of: '' };
      return [{ ...flag, synonyms: synonymsOf(of) }];
    }
    return filterChoices(fact)
      .filter(({ value }) => !NEGATIVE.test(value))
      .map(({ value, label: said }) => {
        const isWhole = said.toLowerCase().includes(of.toLowerCase());
        const label = isWhole ? said : `${of}: ${said}`;
        return { parameter, value, label, said, of, synonyms: synonymsOf(said) };
      });
  });
}

/** People's other words for the same (domain/search/concepts.ts). */
function synonymsOf(name: string): string[] {
  const isMeant = (text: string) => saysWords(typedWords(text), name);
  return CONCEPTS.filter(({ said, finds = said }) => finds.some(isMeant)).flatMap(
    ({ said }) => said,
  );
}

/** True for words of what is said, beside words of what it is said of; or for a whole synonym. */
function isNamed(
  { said, of, synonyms }: Attribute,
  words: readonly string[],
  mayBegin: boolean,
): boolean {
  const isSaid = words.some((word) => saysWords([word], said, mayBegin && word === words.at(-1)));
  return (
    (isSaid && saysWords(words, `${of} ${said}`, mayBegin)) ||
    synonyms.some(
      (each) => typedWords(each).length === words.length && saysWords(words, each, mayBegin),
    )
  );
}

/** 'AC' */
const LEAST_LETTERS = 2;

/**
 * The attribute that words name, of several values of one fact together; undefined where they name none.
 * @param mayBegin true where the last word may be only its beginning.
 */
export function attributeBy(
  kind: ListingKind,
  words: readonly string[],
  mayBegin: boolean,
): Attribute | undefined {
  if (words.join('').length < LEAST_LETTERS) return undefined;
  const found = ATTRIBUTES[kind].filter((attribute) => isNamed(attribute, words, mayBegin));
  const [first] = found;
  if (!first) return undefined;
  const values = found
    .filter(({ parameter }) => parameter === first.parameter)
    .map(({ value }) => value);
  return { ...first, value: values.join(',') };
}
