import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';
import { optionalFilter } from '../filters-schema.ts';
import { PRICE_MAX_CEDI } from '../values/money.ts';
import type { Fact, FactTable, FactValue, FactValues } from './fact.ts';
import { type FactFilter, factParameters, filterChoices, readParameter } from './fact-filters.ts';
import { type GivenFact, readFact } from './read-fact.ts';

// Turns an inferred table into inferred schemas: the only place with type assertions that the compiler cannot check.

/** A listing's facts in a response, without those that its lister left open. */
export function factsResponse<Table extends FactTable>(table: Table): z.ZodType<FactValues<Table>> {
  const shape = Object.entries(table).map(([name, fact]) => [
    name,
    returned(fact).optional().describe(fact.label),
  ]);
  const facts = z.object(Object.fromEntries(shape)) as unknown as z.ZodType<FactValues<Table>>;
  return facts.describe('Further details from its lister');
}

export const highlightsResponse = z
  .array(z.string())
  .describe('The details that matter most, in words');

/** A fact in a form: its value, null to remove it, undefined to keep it. */
type FactFields<Table> = {
  [Name in keyof Table]: z.ZodType<FactValue<Table[Name]> | null | undefined, GivenFact>;
};

/** The form fields for a table's facts: text, or in JSON also their own types. */
export function factFields<Table extends FactTable>(table: Table): FactFields<Table> {
  const shape = Object.entries(table).map(([name, fact]) => [
    name,
    accepted(fact)
      .nullish()
      .describe(asked(fact))
      .transform((given: GivenFact, context) => {
        if (given === undefined) return undefined;
        const read = readFact(fact, given);
        if (read.ok) return read.value;
        context.addIssue({ code: 'custom', message: read.problem });
        return z.NEVER;
      }),
  ]);
  return Object.fromEntries(shape) as FactFields<Table>;
}

/** The query string's filters by a table's facts; a blank one means "not given". */
export function factFilters<Table extends FactTable>(
  table: Table,
): Record<FactFilter<Table>, ReturnType<typeof optionalFilter<string>>> {
  const shape = factParameters(table).map((each) => [
    each.parameter,
    optionalFilter((text) => readParameter(each, text), invalid(each.fact)).describe(
      described(each.fact, each.bound),
    ),
  ]);
  return Object.fromEntries(shape);
}

function returned(fact: Fact): z.ZodType {
  switch (fact.type) {
    case 'number':
      return fact.decimals ? z.number() : z.number().int();
    case 'money':
      return z.number();
    case 'choice':
      return z.enum(Object.keys(fact.values));
    case 'choices':
      return z.array(z.enum(Object.keys(fact.values)));
    case 'flag':
      return z.literal(true);
    case 'yes-no':
      return z.boolean();
    case 'date':
      return z.iso.date();
    case 'text':
      return z.string();
  }
}

function accepted(fact: Fact): z.ZodType<Exclude<GivenFact, null | undefined>> {
  const error = fieldMessages.unreadable;
  switch (fact.type) {
    case 'number': {
      const { min, max, decimals } = fact;
      const bounds = { type: decimals ? 'number' : 'integer', minimum: min, maximum: max } as const;
      return z.union([z.number().meta(bounds), z.string()], { error });
    }
    case 'money':
      return z.union([z.number().meta({ minimum: 0, maximum: PRICE_MAX_CEDI }), z.string()], {
        error,
      });
    case 'choice':
      return text(error).meta({ enum: [...Object.keys(fact.values), ''] });
    case 'choices':
      return z.union(
        [z.array(z.string().max(100).meta(oneOf(fact))).max(50), z.string().max(500)],
        { error },
      );
    case 'flag':
    case 'yes-no':
      return z.union([z.boolean(), z.string().meta({ enum: ['yes', 'no', ''] })], { error });
    case 'date':
      return text(error).meta({ format: 'date' });
    case 'text':
      return text(error);
  }
}

/** Says when a fact is required. The schema cannot: that depends on other fields and on stored values. */
const asked = ({ label, required, on }: Fact): string =>
  required
    ? `${label}. Must be said by a new listing${on ? ` of those that have it (${on.join(', ')})` : ''}, and once an edit sends facts or changes what it is.`
    : label;

const text = (error: string) => z.string({ error }).max(10_000, fieldMessages.tooLong(10_000));

const oneOf = ({ values }: { values: Readonly<Record<string, string>> }) => ({
  enum: Object.keys(values),
});

const invalid = (fact: Fact): string => {
  const choices = filterChoices(fact).map(({ value }) => value);
  return choices.length > 0 ? fieldMessages.chooseFrom(choices) : fieldMessages.invalidNumber;
};

const described = (fact: Fact, bound: 'min' | 'max' | undefined): string => {
  if (bound) return `${fact.label}: ${bound === 'min' ? 'at least' : 'at most'}`;
  const choices = filterChoices(fact).map(({ value }) => value);
  return `${fact.label}: ${fact.filter === 'any-of' ? 'any of, with commas between: ' : ''}${choices.join(', ')}`;
};
