import { type Check, failed, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import { parseCalendarDate } from '../values/calendar-date.ts';
import { PRICE_MAX_CEDI, parsePrice } from '../values/money.ts';
import { hasVisible, isCleanLine, isCleanParagraph, unixLines } from '../values/text.ts';
import {
  type Fact,
  type FactTable,
  type FactValues,
  factsOf,
  type NumberFact,
  type TextFact,
} from './fact.ts';
import { factMessages } from './messages.ts';

/** The result of reading a fact: its value, `null` for none, or the problem. */
export type ReadFact = { ok: true; value: unknown } | { ok: false; problem: string };

/** Input for a fact. Several values come as a list, or as one text with commas. */
export type GivenFact = string | number | boolean | readonly string[] | null | undefined;

/** Reads one fact from a form or JSON; browser and server share the rule. */
export function readFact(fact: Fact, given: GivenFact): ReadFact {
  const text = textOf(given);
  if (text === '') return is(null);
  switch (fact.type) {
    case 'number':
      return readNumber(fact, text);
    case 'money': {
      const cedi = parsePrice(text);
      if (cedi === undefined) return wrong(fieldMessages.invalidPrice);
      return cedi > PRICE_MAX_CEDI ? wrong(fieldMessages.priceTooHigh) : is(cedi);
    }
    case 'choice':
      return Object.hasOwn(fact.values, text) ? is(text) : wrong(chooseFrom(fact.values));
    case 'choices': {
      const chosen = new Set(text.split(',').map((value) => value.trim()));
      const known = Object.keys(fact.values).filter((value) => chosen.has(value));
      return known.length === chosen.size ? is(known) : wrong(chooseFrom(fact.values));
    }
    case 'flag':
    case 'yes-no': {
      const yes = YES_OR_NO[text];
      if (yes === undefined) return wrong(fieldMessages.chooseFrom(Object.keys(YES_OR_NO)));
      return is(fact.type === 'flag' && !yes ? null : yes);
    }
    case 'date': {
      const date = parseCalendarDate(text);
      return date ? is(date) : wrong(fieldMessages.invalidDate);
    }
    case 'text':
      return readText(fact, text);
  }
}

/** Checks the facts in a form, including required ones; ignores those that its kind of listing cannot have. */
export function checkFacts(table: FactTable, kind: string | null, form: object): Check {
  const given = form as Readonly<Record<string, GivenFact>>;
  const problems = factsOf(table, kind).flatMap(([name, fact]) => {
    const read = readFact(fact, given[name]);
    if (!read.ok) return [[name, read.problem] as const];
    return fact.required && read.value === null ? [[name, fieldMessages.required] as const] : [];
  });
  const [first] = problems;
  return first ? failed(first[1], Object.fromEntries(problems)) : passed;
}

/**
 * The stored facts that this version knows. The column holds any JSON, and other versions may have written facts that this one
 * cannot read; those are left out.
 */
export function storedFacts<Table extends FactTable>(
  table: Table,
  stored: unknown,
): FactValues<Table> {
  const facts: Record<string, unknown> = {};
  if (typeof stored === 'object' && stored !== null) {
    const values = stored as Readonly<Record<string, GivenFact>>;
    for (const [name, fact] of Object.entries(table)) {
      const read = readFact(fact, values[name]);
      if (read.ok && read.value !== null) facts[name] = read.value;
    }
  }
  return facts as FactValues<Table>;
}

/** The texts of a table's inputs, from a listing's facts or else empty. */
export function factTexts<Table extends FactTable>(
  table: Table,
  values: FactValues<Table> = {},
): Record<Extract<keyof Table, string>, string> {
  const texts = Object.keys(table).map((name) => [name, textOf(values[name] as GivenFact)]);
  return Object.fromEntries(texts);
}

function readNumber({ min, max, decimals }: NumberFact, text: string): ReadFact {
  const digits = text.replace(/,/g, '');
  const pattern = decimals ? /^-?\d{1,9}(\.\d)?$/ : /^-?\d{1,9}$/;
  const number = pattern.test(digits) ? Number(digits) : Number.NaN;
  if (number >= min && number <= max) return is(number);
  return wrong(decimals ? factMessages.numberBetween(min, max) : fieldMessages.between(min, max));
}

function readText({ max, lines, read, problem }: TextFact, given: string): ReadFact {
  const text = lines ? unixLines(given).trim() : given;
  if (!(lines ? isCleanParagraph(text) : isCleanLine(text))) return wrong(fieldMessages.unreadable);
  if (!hasVisible(text)) return is(null);
  const kept = read ? read(text) : text;
  if (kept === undefined) return wrong(problem ?? fieldMessages.unreadable);
  return kept.length > max ? wrong(fieldMessages.tooLong(max)) : is(kept);
}

function textOf(given: GivenFact): string {
  if (given === null || given === undefined) return '';
  if (given === true) return 'yes';
  if (given === false) return 'no';
  return String(given).trim();
}

const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

const chooseFrom = (values: Readonly<Record<string, string>>) =>
  fieldMessages.chooseFrom(Object.keys(values));

const is = (value: unknown): ReadFact => ({ ok: true, value });
const wrong = (problem: string): ReadFact => ({ ok: false, problem });
