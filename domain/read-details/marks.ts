import type { FactTable, FactValues } from '../facts/fact.ts';

/** What is kept of how a listing's text was read, beside its facts. */
export interface Marks {
  /** Names of the facts that only its text states: its lister has not confirmed them. */
  read: readonly string[];
  /** What its lister answered, with yes or no, as keys of facts ('bedrooms=2'): never asked again. */
  answered: readonly string[];
}

/** A listing's facts with their marks. */
export interface MarkedFacts<Table> extends Marks {
  facts: FactValues<Table>;
}

type Facts = Readonly<Record<string, unknown>>;

/** Far more than a listing can ask; the oldest go first. */
const MOST_ANSWERED = 200;

/** The keys of a fact, one for each of its values. */
export const answerKeys = (name: string, value: unknown): string[] =>
  [value].flat().map((each) => `${name}=${each}`);

/** What a text states without what was answered before; of a fact with several values, those that were not. */
export function unanswered<Table extends FactTable>(
  said: FactValues<Table>,
  answered: readonly string[],
): FactValues<Table> {
  const open: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(said as Facts)) {
    const isOpen = (each: unknown) => !answered.includes(`${name}=${each}`);
    if (Array.isArray(value)) {
      const left = value.filter(isOpen);
      if (left.length > 0) open[name] = left;
    } else if (isOpen(value)) {
      open[name] = value;
    }
  }
  return open as FactValues<Table>;
}

/**
 * A listing after a form is saved. What its lister chose or emptied is answered. A fact that was only read, and that the form
 * leaves as it was, goes on following the text.
 * @param facts as the form has them (facts-after.ts).
 * @param said what the new text states; undefined where it is the old one.
 */
export function afterForm<Table extends FactTable>(
  facts: FactValues<Table>,
  answers: readonly string[],
  before?: MarkedFacts<Table>,
  said?: FactValues<Table>,
): MarkedFacts<Table> {
  const then = (before?.facts ?? {}) as Facts;
  const now = facts as Facts;
  const wasRead = before?.read ?? [];
  const read = wasRead.filter((name) => isSame(now[name], then[name]));
  const decided = wasRead.filter((name) => !read.includes(name));
  const answered = [
    ...(before?.answered ?? []),
    ...answers,
    ...decided.flatMap((name) => answerKeys(name, then[name])),
  ];
  const marked = { facts, read, answered: kept(answered) };
  return said ? followText(marked, said) : marked;
}

/** A listing after its lister kept or removed facts that were only read; names of others change nothing. */
export function afterAnswer<Table extends FactTable>(
  { facts, read, answered }: MarkedFacts<Table>,
  { keep, remove }: { keep: readonly string[]; remove: readonly string[] },
): MarkedFacts<Table> {
  const removed = read.filter((name) => remove.includes(name));
  const decided = [...removed, ...read.filter((name) => keep.includes(name))];
  const values = facts as Facts;
  return {
    facts: without(facts, removed),
    read: read.filter((name) => !decided.includes(name)),
    answered: kept([...answered, ...decided.flatMap((name) => answerKeys(name, values[name]))]),
  };
}

/** A listing after its text was read: details that no one has chosen or confirmed follow the text. */
export function afterReading<Table extends FactTable>(
  listing: MarkedFacts<Table>,
  said: FactValues<Table>,
): MarkedFacts<Table> {
  const { facts, read, answered } = followText(listing, said);
  const chosen = facts as Facts;
  const open = Object.entries(unanswered(said, answered) as Facts).filter(
    ([name]) => chosen[name] === undefined,
  );
  return {
    facts: { ...facts, ...Object.fromEntries(open) },
    read: [...read, ...open.map(([name]) => name)],
    answered,
  };
}

/** Facts that were only read are as the text states now, or gone. */
function followText<Table extends FactTable>(
  { facts, read, answered }: MarkedFacts<Table>,
  said: FactValues<Table>,
): MarkedFacts<Table> {
  const open = unanswered(said, answered) as Facts;
  const still = read.filter((name) => open[name] !== undefined);
  return {
    facts: {
      ...without(facts, read),
      ...Object.fromEntries(still.map((name) => [name, open[name]])),
    },
    read: still,
    answered,
  };
}

const without = <Table extends FactTable>(
  facts: FactValues<Table>,
  names: readonly string[],
): FactValues<Table> =>
  Object.fromEntries(
    Object.entries(facts).filter(([name]) => !names.includes(name)),
  ) as FactValues<Table>;

const kept = (answered: readonly string[]) => [...new Set(answered)].slice(-MOST_ANSWERED);

/** Values of facts are plain, or lists in the order of their table. */
const isSame = (a: unknown, b: unknown): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);
