import type { PROPERTY_FACTS } from '../properties/facts.ts';
import { SHORT_STAY_TYPES, type Subtype } from '../properties/property.ts';
import { PLOT } from '../search/sentence/plots.ts';
import { BATHROOM, BEDROOM, GAP, NUMBER } from '../search/sentence/rooms.ts';
import { countOf, type Numbers, numberIn, onlyOne, type SaidText } from './said-text.ts';

const JOINED = '(?:-|–|/|&|and|or|to|,)';
/** '2 & 3 bedroom apartments', '2 to 4 bedrooms', '6 units of': several homes, or none in particular. */
const SEVERAL_HOMES = new RegExp(
  `(?<![a-z0-9])(?:${NUMBER})${GAP}(?:(?:${BEDROOM})\\s*)?${JOINED}\\s*(?:${NUMBER})${GAP}(?:${BEDROOM})(?![a-z0-9])|(?<![a-z])units? of(?![a-z])`,
);

/** Words that end what a number counts: 'two have a bath'. */
const NO_ADJECTIVE =
  'have|has|had|with|an?|of|the|in|on|and|or|to|at|for|is|are|own|each|share|rooms?|beds?|baths?|toilets?|floors?';
const ADJECTIVES = `(?:(?!(?:${NO_ADJECTIVE})(?![a-z]))[a-z]+[\\s\\-‐‑–]+){0,2}`;

/** The number of some rooms, however it is written: '3bdrm', 'two large bedrooms'. */
const roomsIn = (text: SaidText, ways: string): number | undefined =>
  onlyOne(
    text
      .all(new RegExp(`(?<![a-z0-9])(?<count>${NUMBER})${GAP}${ADJECTIVES}(?:${ways})(?![a-z0-9])`))
      // 'Two beds' may be in one room.
      .filter(([found]) => !found.endsWith('beds'))
      .map(countOf),
  );

const ONE_ROOM_HOMES: readonly string[] = [
  'Apartments',
  'Condos',
  'Houses',
  'Duplex',
  'Furnished Apartments',
] satisfies Subtype[];
/** Homes that people call by a name instead of a number of bedrooms. */
const BY_NAME: readonly [name: RegExp, bedrooms: number][] = [
  [/(?<![a-z])(?:chamber and hall|chamber hall|hall and chamber)(?![a-z])/, 1],
  [/(?<![a-z])single (?:room|self)/, 0],
  [/(?<![a-z])studio(?! (?:photo|record)|[a-z])/, 0],
];

function bedroomsIn(text: SaidText, kind: string | null): number | undefined {
  if (text.all(SEVERAL_HOMES).length > 0) return undefined;
  const counts = roomsIn(text, BEDROOM);
  const isByName = kind !== null && ONE_ROOM_HOMES.includes(kind);
  if (counts !== undefined || !isByName) return counts;
  const named = BY_NAME.flatMap(([name, bedrooms]) => text.has(name).map(() => bedrooms));
  return onlyOne(named);
}

const MONTHS_A_YEAR = 12;
const SPAN = `(?<count>\\d{1,2}|an?|${NUMBER})\\s*-?(?<unit>years?|yrs?|months?|mths?)(?![a-z])`;
const RENT = '(?:months?|mon?th?ly|/m(?:on)?th|p/?m|pm|cedis|/m|ghs?|₵)';
const ADVANCE = [
  new RegExp(
    `(?<![\\d,.a-z/-]|\\b(?:to|or|and|years?|yrs?) )${SPAN}(?: rent)?(?: in)? adv(?:ance)?(?![a-z])`,
  ),
  new RegExp(`(?<![a-z])adv(?:ance)?(?: payment)?(?: of| is|:)? ?${SPAN}`),
  new RegExp(`(?<![a-z])pay(?:ment)?(?: for| is|:)? ${SPAN}(?! old)`),
  new RegExp(`\\d\\s*[x×]\\s*${SPAN}`),
  new RegExp(`(?<![a-z])${RENT}[,\\s]+${SPAN}(?! old| deposit| minimum)`),
];
/** 'GHS3,500 x 12' */
const TIMES_MONTHS = /\d{3,}\s*[x×]\s*(?<count>6|12|24)(?![\d,]|\s*(?:y|ft|feet|m))/;

function advanceIn(text: SaidText): number | undefined {
  const spans = ADVANCE.flatMap((pattern) => text.has(pattern)).map((found) => {
    const { unit = '', count = '' } = found.groups ?? {};
    const number = /^an?$/.test(count) ? 1 : countOf(found);
    return unit.startsWith('y') ? number * MONTHS_A_YEAR : number;
  });
  return onlyOne([...spans, ...text.has(TIMES_MONTHS).map(countOf)]);
}

/** The least a side of a plot measures; smaller ones are of rooms. */
const LEAST_SIDE = 30;

function plotIn(text: SaidText): string | undefined {
  const plots = text
    .has(PLOT)
    .filter(({ index, 0: { length } }) => !/^ ?(?:x|by)/.test(text.plain.slice(index + length)))
    .map(([, width = '', depth = '']) => [Number(width), Number(depth)] as const)
    .filter((sides) => Math.min(...sides) >= LEAST_SIDE);
  return onlyOne(plots.map((sides) => sides.join('x')));
}

const FLOORS = ['ground', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const FLOOR =
  /(?<=^|[.,;!|\n]\s*|on (?:the )?)(?:(?<word>[a-z]+)|(?<count>\d{1,2})(?:st|nd|rd|th)) floor(?![a-z])/;

function floorIn(text: SaidText): number | undefined {
  const floors = text
    .has(FLOOR)
    .map(({ groups: { word, count } = {} }) =>
      count === undefined ? FLOORS.indexOf(word ?? '') : Number(count),
    );
  return onlyOne(floors.filter((floor) => floor >= 0));
}

/** A fee in cedi; 0 where there is none. */
function feeIn(what: string) {
  const amount = new RegExp(
    `(?<![a-z])(?:${what}) fees?(?: is| of|:)? ?(?:ghs?|gh₵|₵|¢)? ?(?<count>\\d{1,3}(?:,\\d{3})+|\\d+)(?! ?%|\\d|[.,]\\d)`,
  );
  const none = new RegExp(`(?<![a-z])no (?:${what})(?: fees?)(?![a-z])`);
  return (text: SaidText) =>
    onlyOne([...text.has(amount).map(countOf), ...text.all(none).map(() => 0)]);
}

const STAYS: readonly string[] = SHORT_STAY_TYPES;
const isStay = (kind: string | null) => kind !== null && STAYS.includes(kind);

/** How the numbers and texts among the facts of a property are read. */
export const PROPERTY_NUMBERS: Numbers<typeof PROPERTY_FACTS> = {
  guests: numberIn(
    `(?:sleeps|for up to|accommodates?|takes|max(?:imum)?(?: of)?) (?<count>${NUMBER})(?: (?:people|guests|persons|adults)|(?=\\s*(?:$|[.,;!\\n])))`,
  ),
  bedrooms: bedroomsIn,
  bathrooms: (text, kind) => (isStay(kind) ? undefined : roomsIn(text, `${BATHROOM}|wshrooms?`)),
  toilets: numberIn(`(?<count>${NUMBER})[\\s-]*toilets?(?![a-z])`),
  floorArea: numberIn(
    '(?<!(?:rooms?|mezzanine|shops|bays|stores?|terrace|balcony|yard|offices|hall|kitchen|and|plot|land) (?:of )?(?:about |some )?)(?<count>\\d{1,3}(?:,\\d{3})+|\\d{2,6}) ?(?:sq\\.? ?m(?:t?rs?|et(?:er|re)s?)?|m2|m²|square met(?:er|re)s?)(?! ?(?:of )?(?:land|plot)| each| at the|[a-z])',
  ),
  floor: floorIn,
  parking: numberIn(
    `(?:parking|park)(?: space)?(?: for)? (?<count>${NUMBER}) cars?|(?<count>${NUMBER})[\\s-](?:car (?:garage|park(?:ing)?|port)|parking (?:spaces?|slots?|lots?))(?![a-z])`,
  ),
  yearBuilt: numberIn('(?:built|constructed) in (?<count>(?:19|20)\\d\\d)(?!\\d)'),
  households: numberIn(
    `(?:compound (?:house )?(?:of|with) (?<count>${NUMBER}) (?:households|tenants|families)|compound of (?<count>${NUMBER})(?=\\s*(?:$|[.,;!\\n])))`,
  ),
  plot: plotIn,
  leaseYears: numberIn('(?<count>\\d{1,3}) (?:years|yrs) (?:left|remaining|unexpired)'),
  advance: advanceIn,
  agentFee: feeIn('agent|agency'),
  viewingFee: feeIn('viewing|inspection'),
};
