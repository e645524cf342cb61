import type { ListingKind } from '../../listing-kinds.ts';
import { kilometresBetween } from '../../places/distance.ts';
import type { Place } from '../../places/place.ts';
import { type NamedPlaces, placesIn } from '../../places/place-in-words.ts';
import { namesOfPlace, readPlacedSearch } from '../../places/search-places.ts';
import type { PropertyType } from '../../properties/property.ts';
import { CEDI_SIGN, formatDigits } from '../../values/money.ts';
import { fold } from '../fold.ts';
import { readSearch, type SearchTerm, type SearchWords } from '../search-words.ts';
import { plainWords } from '../tokens.ts';
import { takeMileage, takeYears } from './cars.ts';
import { takeNights } from './dates.ts';
import { isAboutNights, takeDeal } from './deals.ts';
import { inEnglish, takeCheap, takeFillers } from './fillers.ts';
import { kindMeant } from './kinds.ts';
import { takePlot } from './plots.ts';
import { type PriceMeant, takePrice } from './prices.ts';
import { takeRooms } from './rooms.ts';
import { TypedText } from './typed-text.ts';

/** What someone who typed a sentence looks for. */
export interface Sentence {
  /** Undefined where it may be any kind. */
  kind: ListingKind | undefined;
  /** What must hold, as parameters of the kind's list. */
  filters: Readonly<Record<string, string>>;
  /** Set where the cheapest are asked for. */
  sort: 'price-asc' | undefined;
  /** What is matched as words, or as what they mean. */
  words: SearchWords;
  /** The places that it names, without towns around a smaller one. */
  places: readonly Place[];
  /** What was understood. */
  understood: readonly Understood[];
}

export interface Understood {
  /** '2 bedrooms', 'Up to ₵3,000 a month'. */
  label: string;
  /** As it was typed; empty where the words around say it. */
  typed: string;
  /** The parameters that say it; none for what is matched as words. */
  parameters: readonly string[];
}

/**
 * Reads a search as people in Ghana type it: 'abeg 2bdrm near knust under 3k'. Only for the server: it needs the table of places.
 * @param list the kind of listing that is looked at.
 */
export function readSentence(
  typed: string,
  { list, now }: { list: ListingKind; now: Date },
): Sentence {
  const text = new TypedText(HAS_WORDS.test(typed) ? inEnglish(typed) : typed);
  const kind = kindMeant(text.left);
  const reading = new Reading(text);
  if ((kind ?? list) === 'car') readCar(reading);
  else readHome(reading, now);
  readCheap(reading);
  readPlaces(reading);
  takeFillers(text);
  const rest = text.rest;
  const words = rest ? readSearch(rest, namesOfPlace).terms : [];
  const { filters, sort, places, understood } = reading;
  const terms = asTypedIn(text.typed, [...reading.terms, ...words]);
  const isEmpty = terms.length === 0 && understood.length === 0;
  return {
    kind,
    filters,
    sort,
    words: isEmpty ? readPlacedSearch(typed) : { text: typed, terms },
    places,
    understood,
  };
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Terms in the order in which they stand in a text. */
function asTypedIn(text: string, terms: readonly SearchTerm[]): SearchTerm[] {
  const plain = fold(text);
  const placeOf = ({ typed }: SearchTerm) => plain.indexOf(fold(typed).split(' ')[0] ?? '');
  return terms.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What was read so far. */
class Reading {
  readonly text: TypedText;
  readonly filters: Record<string, string> = {};
  readonly terms: SearchTerm[] = [];
  readonly places: Place[] = [];
  readonly understood: Understood[] = [];
  sort: 'price-asc' | undefined;

  constructor(text: TypedText) {
    this.text = text;
  }

  filter(
    values: Readonly<Record<string, string | number | undefined>>,
    label: string,
    typed: string,
  ) {
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined) this.filters[name] = String(value);
    }
    this.understood.push({ label, typed, parameters: Object.keys(values) });
  }
}

function readCar(reading: Reading): void {
  const { text } = reading;
  const mileage = takeMileage(text);
  if (mileage) {
    reading.filter(
      { maxMileage: mileage.meant },
      `Up to ${mileage.meant.toLocaleString('en')} km`,
      mileage.typed,
    );
  }
  const years = takeYears(text);
  if (years) {
    const { min, max } = years.meant;
    reading.filter({ minYear: min, maxYear: max }, spanLabel(min, max), years.typed);
  }
  const price = takePrice(text);
  if (price) reading.filter(boundsOf(price.meant), priceLabel(price.meant), price.typed);
  takeDeal(text);
}

const spanLabel = (min: number | undefined, max: number | undefined): string => {
  if (min === max) return String(min);
  if (min === undefined) return `Up to ${max}`;
  return max === undefined ? `${min} or newer` : `${min} to ${max}`;
};

const GUESTS =
  /(?<![a-z0-9])(?:for |family of |we are )?(\d{1,2}) (?:people|persons?|guests?|adults?|pax)(?![a-z])/;

function readHome(reading: Reading, now: Date): void {
  const { text } = reading;
  const isOvernight = isAboutNights(text.left);
  const guests = text.take(GUESTS, ([, count]) => Number(count) || undefined);
  const measure = takePlot(text);
  if (measure) reading.terms.push(measure);
  for (const { term, label } of takeRooms(text)) {
    reading.terms.push(term);
    reading.understood.push({ label, typed: term.typed, parameters: [] });
  }
  const price = takePrice(text);
  const deal = takeDeal(text);
  const type =
    deal?.meant ??
    TYPE_OF_PERIOD[price?.meant.per ?? ''] ??
    (isOvernight ? 'Short-Stay' : undefined);
  const isMaybeStay = type === undefined || type === 'Short-Stay';
  const nights = isMaybeStay ? takeNights(text, { now, isStay: type === 'Short-Stay' }) : undefined;
  const isSomeNights = isMaybeStay && text.take(SOME_NIGHTS, () => true) !== undefined;
  const meant: PropertyType | undefined = nights || isSomeNights ? 'Short-Stay' : type;
  if (meant) {
    reading.filter({ propertyType: meant }, TYPE_LABEL[meant], deal?.typed ?? '');
  } else if (price) {
    // A night’s price is no month’s.
    reading.filters.propertyType = 'PropertyRentals,PropertySales';
  }
  if (nights) {
    reading.filter({ ...nights.meant }, `${nights.meant.from} to ${nights.meant.to}`, nights.typed);
  }
  if (guests && meant === 'Short-Stay') {
    reading.filter({ guests: guests.meant }, `${guests.meant} guests`, guests.typed);
  }
  if (price) reading.filter(boundsOf(price.meant), priceLabel(price.meant), price.typed);
}

const SOME_NIGHTS =
  /(?<![a-z0-9])(?:for )?(?:\d{1,2}|one|two|three|four|five|six|seven|a few|some) nights?(?![a-z])/;

const TYPE_OF_PERIOD: Readonly<Record<string, PropertyType>> = {
  night: 'Short-Stay',
  month: 'PropertyRentals',
  year: 'PropertyRentals',
};

const TYPE_LABEL: Readonly<Record<PropertyType, string>> = {
  'Short-Stay': 'Short stays',
  PropertyRentals: 'For rent',
  PropertySales: 'For sale',
};

const MONTHS = 12;

/** Rents are listed by the month. */
function boundsOf({ min, max, per }: PriceMeant): { minPrice?: number; maxPrice?: number } {
  const each = (cedi: number) => (per === 'year' ? Math.round(cedi / MONTHS) : cedi);
  return {
    ...(min !== undefined && { minPrice: each(min) }),
    ...(max !== undefined && { maxPrice: each(max) }),
  };
}

const cedi = (amount: number): string => CEDI_SIGN + formatDigits(String(amount));

function priceLabel({ min, max, per }: PriceMeant): string {
  const unit = per ? ` a ${per}` : '';
  if (min === undefined) return `Up to ${cedi(max ?? 0)}${unit}`;
  return max === undefined ? `From ${cedi(min)}${unit}` : `${cedi(min)} to ${cedi(max)}${unit}`;
}

function readCheap(reading: Reading): void {
  const cheap = takeCheap(reading.text);
  if (!cheap) return;
  reading.sort = 'price-asc';
  reading.understood.push({ label: 'Cheapest first', typed: cheap.typed, parameters: ['sort'] });
}

/** Kilometres around what kind of place a listing still belongs to it. */
const AROUND_KM: Readonly<Record<Place['kind'], number>> = {
  landmark: 5,
  neighbourhood: 3,
  town: 8,
  city: 12,
};

/** Takes the places out of the text, as one term: a listing is there, or says so. A town around a smaller place tells nothing more. */
function readPlaces(reading: Reading): void {
  const named = placesIn(reading.text.left);
  if (named.length === 0) return;
  const taken = named
    .toReversed()
    .map((name) => ({ ...name, typed: reading.text.takeOut(name.start, name.end) }))
    .toReversed();
  const own = taken.filter((each) => !isAround(each, taken));
  const near = own.flatMap(({ places }) =>
    places.map(({ lat, lng, kind }) => ({ lat, lng, km: AROUND_KM[kind] })),
  );
  const [first, ...others] = own;
  reading.terms.push({
    typed: own.map(({ words }) => words.join(' ')).join(' '),
    letters:
      first && others.length === 0 ? first.words.map((word) => plainWords(word)[0] ?? word) : [],
    numbers: [],
    instead: own.flatMap(({ words, places }) => [
      ...(namesOfPlace(words) ?? []),
      ...(others.length > 0 ? [fold(words.join(' '))] : []),
      ...places.flatMap(({ name }) => (name.length > 2 ? [fold(name)] : [])),
    ]),
    facts: [],
    near,
  });
  for (const { typed, places } of own) {
    reading.places.push(...places.slice(0, 1));
    reading.understood.push({ label: places[0]?.name ?? typed, typed, parameters: [] });
  }
}

/** True for a place that another named one lies in. */
function isAround({ places: [place] }: NamedPlaces, all: readonly NamedPlaces[]): boolean {
  if (!place || (place.kind !== 'city' && place.kind !== 'town')) return false;
  return all.some(({ places: [other] }) => {
    if (!other || other === place || other.radius >= place.radius) return false;
    return kilometresBetween(other, place) * 1_000 <= place.radius * 1.5;
  });
}
