import { fold } from '../search/fold.ts';
import { inDigits } from '../search/numbers.ts';

/** What else the lister has; it says nothing about the listing itself. */
const OTHERS =
  /(?:we also have|we have (?:other|more|many|several)|(?:other|more) (?:places|plots|houses|homes|apartments|flats|properties|rooms|shops|cars|vehicles|units|options|listings)(?=[^.!?\n]*available)|also available)[^.!?\n]*/g;

const WORDS = (most: number) => `(?:[a-z0-9'’/]+[\\s-]+){0,${most}}`;

/** Before what is not there: 'no', 'without a'. */
const DENIED = new RegExp(
  `(?<![a-z])(?:(?:no|not|non|never|minus|except|excluding)[\\s-]+${WORDS(1)}|(?:without|w/o|[a-z]+n['’]t|lacks?|cannot)\\s+${WORDS(2)}|(?:can|may|could|will|to) be\\s+${WORDS(1)}|(?:can|could|may|might) (?:add|drill|build|install|get|make|turn)\\s+${WORDS(2)}|(?:provision|space|room|place|points?|wir(?:ed|ing)|ready|permit|plans?|potential|built|meant|reserved|prepared) (?:made )?for\\s+${WORDS(2)})$`,
);
/** Before what is elsewhere: 'near the', '5 minutes from the'. */
const ELSEWHERE = new RegExp(
  `(?<![a-z])(?:near(?:by| to)?|close to|closer to|next to|behind|opposite|opp|beside|adjacent(?: to)?|facing|towards|off|away from|from|walk(?:able)? to|(?:min(?:ute)?s?|\\d ?met(?:er|re)s?|km)(?: walk| drive)?(?: to)?|distance to|drive to)\\s+${WORDS(2)}$`,
);
/** Behind what is not there, or not in order. */
const TAKEN_BACK =
  /^\s*(?:(?:is |are |was |dey )?not\b|no (?:dey|work|be|get|more)|isn['’]?t|aren['’]?t|[?:,]? ?no(?=\s*(?:$|[.,;!\n]))|(?:is |are )?(?:faulty|spoil(?:t|ed)?|broken|bad)\b|(?:is |are )?(?:under construction|coming soon|in progress|being processed|processing|pending|yet to)|needs? (?:repair|work|gas|fixing|servicing)|ready for|(?:\w+ )?soon\b|(?:provision|points?|space|wiring|connections?|technician|repairs?|dealers?|parts)\b)/;
/** Behind what is elsewhere, or costs extra. */
const NOT_HERE =
  /^[\s,]*(?:is |are )?(?:nearby|close by|next door|around the corner|\d{1,2} ?(?:mins?|minutes?)(?: walk| drive)? away|down the road|in town|for (?:a fee|extra)|at (?:a fee|extra)|extra\b|on request|optional)/;
/** 'No pool, gym or lift' denies all three. */
const NEITHER =
  /(?<![a-z])(?:no|without|neither)\s(?:(?![.;!?\n]| but | with ).){0,60}?\s(?:or|nor)\s[a-z-]+(?: [a-z]+)?/g;

/** Characters around a word that say whether it is there. */
const AROUND = 60;

/** A listing's name and description, as one reads them who looks for facts. */
export class SaidText {
  /** Folded; without what else the lister offers. */
  readonly plain: string;
  readonly #neither: readonly (readonly [start: number, end: number])[];

  constructor(parts: readonly (string | null | undefined)[]) {
    this.plain = fold(parts.filter(Boolean).join('\n').normalize('NFC'))
      .replace(/(?<=\s)(?:n|&|\+)(?=\s)/g, 'and')
      .replace(OTHERS, ' ');
    this.#neither = Array.from(this.plain.matchAll(NEITHER), ({ index, 0: found }) => [
      index,
      index + found.length,
    ]);
  }

  /** All that a pattern finds, whether or not it is denied. */
  all(pattern: RegExp): RegExpExecArray[] {
    return [...this.plain.matchAll(new RegExp(pattern, 'g'))];
  }

  /** What a pattern finds that the listing has: neither denied nor elsewhere. */
  has(pattern: RegExp): RegExpExecArray[] {
    return this.all(pattern).filter(({ index, 0: { length } }) => {
      const before = this.plain.slice(Math.max(0, index - AROUND), index);
      const behind = this.plain.slice(index + length, index + length + AROUND);
      const isDenied =
        DENIED.test(before) ||
        TAKEN_BACK.test(behind) ||
        this.#neither.some(([start, end]) => index > start && index < end);
      return !isDenied && !ELSEWHERE.test(before) && !NOT_HERE.test(behind);
    });
  }
}

/**
 * A pattern for any of some phrases, whole words with or without hyphens, in singular or plural.
 * @param patterns further alternatives, as regular expressions.
 */
export function anyOf(phrases: readonly string[], ...patterns: readonly string[]): RegExp {
  const plain = phrases.map((phrase) =>
    fold(phrase)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '[\\s-]*'),
  );
  return new RegExp(`(?<![a-z0-9])(?:${[...plain, ...patterns].join('|')})s?(?![a-z0-9])`);
}

/** The only value among some; undefined where there is none, or more than one. */
export function onlyOne<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}

/** How the facts that are no choice are read; undefined where the text says nothing, or not clearly. */
export type Numbers<Table> = {
  readonly [Name in keyof Table]?: (
    text: SaidText,
    kind: string | null,
  ) => number | string | undefined;
};

/** The number that a pattern's group `count` has found, in digits or as a word. */
export const countOf = ({ groups }: RegExpExecArray): number => {
  const said = groups?.count ?? '';
  return Number(inDigits(said) ?? said.replaceAll(',', ''));
};

/** Reads the only number that a pattern finds as `count`; of '2 or 3' neither. */
export const numberIn =
  (pattern: string) =>
  (text: SaidText): number | undefined =>
    onlyOne(
      text
        .has(new RegExp(`(?<![a-z0-9]|\\d[.,]|[\\d.,] ?(?:-|–|/|or|to) ?)(?:${pattern})`))
        .map(countOf),
    );
