import { CAR_FACTS, carFactKind } from '../cars/facts.ts';
import { type Fact, type FactTable, type FactValues, factsOf } from '../facts/fact.ts';
import { type GivenFact, readFact } from '../facts/read-fact.ts';
import type { ListingKind } from '../listing-kinds.ts';
import { PROPERTY_FACTS } from '../properties/facts.ts';
import { CAR_NUMBERS, type CarFieldsSaid, carFieldsIn } from './car-numbers.ts';
import { CAR_PHRASES, type Phrase, type Phrases, PROPERTY_PHRASES } from './phrases.ts';
import { PROPERTY_NUMBERS } from './property-numbers.ts';
import { type Numbers, onlyOne, SaidText } from './said-text.ts';

/** The facts of each kind of listing. */
export const FACT_TABLES: Readonly<Record<ListingKind, FactTable>> = {
  property: PROPERTY_FACTS,
  car: CAR_FACTS,
};

/** What of a listing says something about it: its texts, and what decides which facts it can have. */
export interface SayingListing {
  name: string;
  description?: string | null | undefined;
  /** Of a property. */
  subtype?: string | null | undefined;
  /** Of a car. */
  carType?: string | null | undefined;
  model?: string | null | undefined;
}

/**
 * The facts that a property's name and description state. What is denied, elsewhere, unclear or said in two ways is left out:
 * better nothing than something wrong.
 */
export const readPropertyDetails = (property: SayingListing): FactValues<typeof PROPERTY_FACTS> =>
  read(
    PROPERTY_FACTS,
    PROPERTY_PHRASES,
    PROPERTY_NUMBERS,
    property.subtype ?? null,
    textOf(property),
  );

/** The facts that a car's name and description state. */
export const readCarDetails = (car: SayingListing): FactValues<typeof CAR_FACTS> =>
  read(CAR_FACTS, CAR_PHRASES, CAR_NUMBERS, kindOf(car), textOf(car));

/** The facts that a listing of a kind states. */
export const readDetails = {
  property: readPropertyDetails,
  car: readCarDetails,
} as const satisfies Record<ListingKind, (listing: SayingListing) => object>;

/** What a car's name and description state of its year, mileage, gearbox and fuel. */
export const readCarFields = (car: SayingListing): CarFieldsSaid => carFieldsIn(textOf(car));

const textOf = ({ name, description }: SayingListing) => new SaidText([name, description]);

const kindOf = ({ name, carType, model }: SayingListing) =>
  carFactKind({ name, carType: carType ?? '', model: model ?? '' });

function read<Table extends FactTable>(
  table: Table,
  phrases: Phrases<Table>,
  numbers: Numbers<Table>,
  kind: string | null,
  text: SaidText,
): FactValues<Table> {
  const facts: Record<string, unknown> = {};
  for (const [name, fact] of factsOf(table, kind)) {
    const given = numbers[name]?.(text, kind) ?? valuesIn(text, phrases[name] ?? [], fact.type);
    if (given === undefined) continue;
    // The fact's own limits hold here too.
    const found = readFact(fact, given);
    if (found.ok && found.value !== null) facts[name] = found.value;
  }
  return facts as FactValues<Table>;
}

/** The values that a text states: all that a fact may have several of, else the only one. */
function valuesIn(
  text: SaidText,
  phrases: readonly Phrase<unknown>[],
  type: Fact['type'],
): GivenFact {
  const values = phrases
    .filter(({ said, isDenial }) => (isDenial ? text.all(said) : text.has(said)).length > 0)
    .map(({ value }) => value as string | boolean);
  if (type === 'choices') return values.length > 0 ? values.map(String) : undefined;
  return onlyOne(values);
}
