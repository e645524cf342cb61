import type { ListingKind } from '../listing-kinds.ts';
import { PLACES } from '../places/gazetteer.ts';
import type { Place } from '../places/place.ts';
import { placeKey } from '../places/place-key.ts';
import type { PropertyType } from '../properties/property.ts';
import { fold } from '../search/fold.ts';
import { isAboutNights, takeDeal } from '../search/sentence/deals.ts';
import { kindMeant } from '../search/sentence/kinds.ts';
import { TypedText } from '../search/sentence/typed-text.ts';

/** A sentence that someone may be about to type. */
export interface Completion {
  text: string;
  /** The kind of listing it is about, where the text may be about either. */
  kind?: ListingKind;
  /** The digits with which a year begins. */
  yearBegins?: string;
}

/** The most places that an unfinished name is taken for. */
const MAX_PLACES = 2;

/** What a text that is being typed may become: as it stands, then with its last words completed. */
export function completionsOf(typed: string): Completion[] {
  const text = typed.trim();
  const kind = kindMeant(fold(text));
  const prices = withPrice(text, kind);
  if (prices.length > 0) return prices;
  const years = kind === 'car' ? withYear(text) : [];
  if (years.length > 0) return years;
  return [
    ...(kind === 'car' ? [] : withRooms(text)),
    { text },
    ...withPlace(text).map((each) => ({ text: each })),
  ];
}

const UNDER =
  /(?:^|\s)(?:under|below|less than|not more than|up ?to|at most|max|within|budget(?: of)?)\s+(?:gh[s₵c]?|₵)?\s*(?<figure>\d{1,3}(?:\.\d{1,2})?)$/i;

/** The decade in cedi in which prices of each kind are: '3' is 3,000 a month, or 300,000. */
const LEAST_PRICE = { PropertyRentals: 1_000, PropertySales: 200_000, 'Short-Stay': 150 } as const;
const LEAST_CAR_PRICE = 50_000;

const SAID_OF: Readonly<Record<PropertyType, string>> = {
  PropertyRentals: ' a month',
  PropertySales: ' for sale',
  'Short-Stay': ' a night',
};

/** 'under 3' → 'under 3000 a month', 'under 300000 for sale', … */
function withPrice(text: string, kind: ListingKind | undefined): Completion[] {
  const figure = Number(UNDER.exec(text)?.groups?.figure);
  if (!(figure > 0)) return [];
  const before = text.replace(/[\d.]+$/, '');
  const priced = (least: number, unit = '') => `${before}${inDecade(figure, least)}${unit}`;
  const car: Completion = { text: priced(LEAST_CAR_PRICE), kind: 'car' };
  if (kind === 'car') return [car];
  const said = new TypedText(text);
  const type = takeDeal(said)?.meant ?? (isAboutNights(fold(text)) ? 'Short-Stay' : undefined);
  const types = type ? [type] : (['PropertyRentals', 'PropertySales', 'Short-Stay'] as const);
  const homes = types.map(
    (each): Completion => ({ text: priced(LEAST_PRICE[each], SAID_OF[each]), kind: 'property' }),
  );
  return type || kind === 'property' ? homes : [...homes, car];
}

/** A figure times a power of ten, from `least` up to ten times that. */
function inDecade(figure: number, least: number): number {
  const tens = Math.ceil(Math.log10(least / figure) - 1e-9);
  return Math.round(figure * 10 ** Math.max(0, tens));
}

const YEAR_BEGINS = /\s(?:1|19|19[89]|2|20|20[0-3])$/;

/** 'corolla 201' → 'corolla', of a year that begins with 201. */
function withYear(text: string): Completion[] {
  const [digits] = YEAR_BEGINS.exec(text) ?? [];
  if (!digits) return [];
  return [{ text: text.slice(0, -digits.length), kind: 'car', yearBegins: digits.trim() }];
}

const COUNT = /(?:^|\s)[1-9]$/;
const UNIT_BEGINS = /(?<=(?:^|\s)[1-9]\s*)[a-z]+$/i;
const UNITS = ['bedrooms', 'bathrooms'] as const;

/** '2', '2 be' → '2 bedrooms'. */
function withRooms(text: string): Completion[] {
  if (COUNT.test(text)) return [{ text: `${text} bedrooms` }];
  const [begun] = UNIT_BEGINS.exec(text) ?? [];
  const unit = begun && UNITS.find((each) => each.startsWith(begun.toLowerCase()));
  return unit ? [{ text: `${text.slice(0, -begun.length)}${unit}` }] : [];
}

/** The most words of a place's name, and the least letters where nothing stands before it. */
const LONGEST = 3;
const LEAST_LETTERS = 4;

/** 'hotel kum' → 'hotel Kumasi', … */
function withPlace(text: string): string[] {
  const words = text.split(/\s+/);
  for (let count = Math.min(LONGEST, words.length); count > 0; count -= 1) {
    const before = words.slice(0, -count);
    const begun = placeKey(words.slice(-count).join(' '));
    const isEnough = before.length > 0 ? begun !== '' : begun.length >= LEAST_LETTERS;
    // After a number a single word is what is counted, not a place.
    const places = isEnough && !/^\d/.test(begun) ? beginning(begun) : [];
    if (places.length > 0) {
      return places.slice(0, MAX_PLACES).map(({ name }) => [...before, name].join(' '));
    }
  }
  return [];
}

/** Places with a name that begins so, cities first; none where a name is so: that needs no completing. */
function beginning(begun: string): Place[] {
  if (PLACES.some(({ keys }) => keys.includes(begun))) return [];
  return PLACES.filter(({ keys }) => keys.some((key) => key.startsWith(begun))).toSorted(
    (a, b) => Number(isCity(b)) - Number(isCity(a)) || a.name.length - b.name.length,
  );
}

const isCity = ({ kind }: Place) => kind === 'city';
