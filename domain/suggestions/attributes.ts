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
  /** What people call it. */
  called: readonly string[];
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
  return values.map((value) => ({ parameter, value, label: value, called: alsoCalled([value]) }));
}

function ofFacts(table: FactTable): Attribute[] {
  return factParameters(table).flatMap(({ parameter, fact, bound }): Attribute[] => {
    if (bound || fact.type === 'yes-no') return [];
    const of = filterLabel({ fact });
    if (fact.filter === 'yes') {
      return [{ parameter, value: 'yes', label: of, called: alsoCalled([of]) }];
    }
    return filterChoices(fact)
      .filter(({ value }) => !NEGATIVE.test(value))
      .map(({ value, label }) => {
        const isWhole = label.toLowerCase().includes(of.toLowerCase());
        const whole = isWhole ? label : `${of}: ${label}`;
        return { parameter, value, label: whole, called: alsoCalled([label, `${of} ${label}`]) };
      });
  });
}

/** The names, and people's other words for the same (domain/search/concepts.ts). */
function alsoCalled(names: readonly string[]): string[] {
  const isMeant = (text: string) => names.some((name) => saysWords(typedWords(text), name));
  const concepts = CONCEPTS.filter(({ said, finds = said }) => finds.some(isMeant));
  return [...names, ...concepts.flatMap(({ said }) => said)];
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
  const found = ATTRIBUTES[kind].filter(({ called }) =>
    called.some((name) => saysWords(words, name, mayBegin)),
  );
  const [first] = found;
  if (!first) return undefined;
  const values = found
    .filter(({ parameter }) => parameter === first.parameter)
    .map(({ value }) => value);
  return { ...first, value: values.join(',') };
}
