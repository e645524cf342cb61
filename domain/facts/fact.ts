import type { CalendarDate } from '../values/calendar-date.ts';

/**
 * A fact of a listing, declared once: its entry in a table (properties/facts.ts, cars/facts.ts) is all there is of it.
 * The check of the form, the schema of the calls, the input, the line on the detail page, the filter with its chip and
 * the condition in SQL follow from it.
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

/** Where a fact stands. */
interface Placement<Kind extends string> {
  /** In the form and on the detail page. */
  label: string;
  /** Below its input. */
  hint?: string;
  /** The heading it stands under; one of the table's groups. */
  group: string;
  /** Who lists something must say it; of what was listed before, once facts are sent of it or it becomes of another kind. */
  required?: true;
  /** The kinds of listing that have it; without, all. */
  on?: readonly Kind[];
  /** What a filter calls it, where that is not its label. */
  filterLabel?: string;
  /** A property of schema.org whose value is that of the fact. */
  schemaOrg?: string;
}

/** A number with at most `decimals` decimals. */
export interface NumberFact {
  type: 'number';
  min: number;
  max: number;
  decimals?: 1;
  /** After the number; one and many where they differ. */
  unit?: string | readonly [one: string, many: string];
  /** A number that names something, as a year does: said without separators. */
  isName?: true;
  filter?: 'at-least' | 'between';
  /** What is to be known of a number, said while it is typed: that the law forbids it, say. */
  note?(value: number): string | undefined;
  card?(value: number): string | undefined;
}

/** An amount in cedi. */
export interface MoneyFact {
  type: 'money';
  filter?: 'between';
  card?(cedi: number): string | undefined;
}

/** One of some values; each has its words. */
export interface ChoiceFact {
  type: 'choice';
  values: Labels;
  filter?: 'one-of' | 'any-of';
  card?(value: string): string | undefined;
}

/** Any of some values. */
export interface ChoicesFact {
  type: 'choices';
  values: Labels;
  filter?: 'any-of';
  card?(values: readonly string[]): string | undefined;
}

/** It is so, or nothing is said. */
export interface FlagFact {
  type: 'flag';
  /** Who has none could not say so. */
  required?: never;
  filter?: 'yes';
  card?(): string | undefined;
}

/** It is so, it is not, or nothing is said. */
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
  /** Text of several lines. */
  lines?: true;
  /** The text as it is kept; undefined for one that is none. */
  read?(text: string): string | undefined;
  /** What is said of a text that cannot be read. */
  problem?: string;
  /** The kept text as people read it. */
  say?(text: string): string;
  /** What others than the lister and an Admin get of it; undefined for nothing. */
  redact?(text: string): string | undefined;
  filter?: never;
  card?(text: string): string | undefined;
}

type Labels = Readonly<Record<string, string>>;

/** The facts of a kind of listing, in the order of form and detail page. */
export type FactTable<Kind extends string = string> = Readonly<Record<string, Fact<Kind>>>;

/** What a fact is worth. */
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

/** The facts that a listing has; what is left out is not known. */
export type FactValues<Table> = { -readonly [Name in keyof Table]?: FactValue<Table[Name]> };

/** The facts that a kind of listing can have, in their order; of an unknown kind, those that all have. */
export function factsOf<Table extends FactTable>(
  table: Table,
  kind: string | null,
): [Extract<keyof Table, string>, Fact][] {
  const entries = Object.entries(table) as [Extract<keyof Table, string>, Fact][];
  return entries.filter(([, { on }]) => !on || (kind !== null && on.includes(kind)));
}

/** The table's own name of a fact; undefined where it has none such. */
export const hasFact = <Table extends FactTable>(
  table: Table,
  name: string,
): name is Extract<keyof Table, string> => Object.hasOwn(table, name);
