import type { CalendarDate } from '../values/calendar-date.ts';

/**
 * A fact of a listing, declared in one place: its entry in a table (properties/facts.ts, cars/facts.ts). The form's check, the
 * calls' schema, the input, the line on the detail page, the filter with its chip and the condition in SQL all follow from it.
 */
export type Fact<Kind extends string = string> = (
  | NumberFact
  | MoneyFact
  | ChoiceFact
  | ChoicesFact
  | FlagFact
  | YesNoFact
  | DateFact
  | TextFact
) &
  Placement<Kind>;

/** Where a fact appears. */
interface Placement<Kind extends string> {
  /** In the form and on the detail page. */
  label: string;
  /** Below its input. */
  hint?: string;
  /** Its heading: one of the table's groups. */
  group: string;
  /** Listers must give it. For older listings, only once facts are sent or the kind changes. */
  required?: true;
  /** The kinds of listing that have it; all when left out. */
  on?: readonly Kind[];
  /** The filter's name, where it differs from the label. */
  filterLabel?: string;
  /** The schema.org property that takes this value. */
  schemaOrg?: string;
}

/** A number with at most `decimals` decimals. */
export interface NumberFact {
  type: 'number';
  min: number;
  max: number;
  decimals?: 1;
  /** After the number; singular and plural where they differ. */
  unit?: string | readonly [one: string, many: string];
  /** A number that is a name, for example a year: written without separators. */
  isName?: true;
  filter?: 'at-least' | 'between';
  /** A note shown while a number is typed, for example that the law forbids it. */
  note?(value: number): string | undefined;
  card?(value: number): string | undefined;
}

/** An amount in cedi. */
export interface MoneyFact {
  type: 'money';
  filter?: 'between';
  card?(cedi: number): string | undefined;
}

/** One of some values, each with its label. */
export interface ChoiceFact {
  type: 'choice';
  values: Labels;
  filter?: 'one-of' | 'any-of';
  card?(value: string): string | undefined;
}

/** Any number of some values. */
export interface ChoicesFact {
  type: 'choices';
  values: Labels;
  filter?: 'any-of';
  card?(values: readonly string[]): string | undefined;
}

/** True, or not given. */
export interface FlagFact {
  type: 'flag';
  /** A lister without it could not say so. */
  required?: never;
  filter?: 'yes';
  card?(): string | undefined;
}

/** True, false, or not given. */
export interface YesNoFact {
  type: 'yes-no';
  filter?: 'one-of';
  card?(value: boolean): string | undefined;
}

/** A day of the calendar. */
export interface DateFact {
  type: 'date';
  filter?: never;
  card?: never;
}

export interface TextFact {
  type: 'text';
  max: number;
  lines?: true;
  /** The text to store; undefined when it cannot be read. */
  read?(text: string): string | undefined;
  /** The sentence for a text that cannot be read. */
  problem?: string;
  /** The stored text as people read it. */
  say?(text: string): string;
  /** The part that others than the lister and Admins get; undefined for nothing. */
  redact?(text: string): string | undefined;
  filter?: never;
  card?(text: string): string | undefined;
}

type Labels = Readonly<Record<string, string>>;

/** The facts of a kind of listing, in the order of form and detail page. */
export type FactTable<Kind extends string = string> = Readonly<Record<string, Fact<Kind>>>;

export type FactValue<F> = F extends { type: 'number' | 'money' }
  ? number
  : F extends { type: 'choice'; values: infer V }
    ? Extract<keyof V, string>
    : F extends { type: 'choices'; values: infer V }
      ? Extract<keyof V, string>[]
      : F extends { type: 'flag' }
        ? true
        : F extends { type: 'yes-no' }
          ? boolean
          : F extends { type: 'date' }
            ? CalendarDate
            : F extends { type: 'text' }
              ? string
              : never;

/** The facts of a listing; missing ones are unknown. */
export type FactValues<Table> = { -readonly [Name in keyof Table]?: FactValue<Table[Name]> };

/** The facts that a kind of listing can have, in order; for an unknown kind, those that all kinds have. */
export function factsOf<Table extends FactTable>(
  table: Table,
  kind: string | null,
): [Extract<keyof Table, string>, Fact][] {
  const entries = Object.entries(table) as [Extract<keyof Table, string>, Fact][];
  return entries.filter(([, { on }]) => !on || (kind !== null && on.includes(kind)));
}

/** The fact's name as a key of the table; undefined when the table lacks it. */
export const hasFact = <Table extends FactTable>(
  table: Table,
  name: string,
): name is Extract<keyof Table, string> => Object.hasOwn(table, name);
