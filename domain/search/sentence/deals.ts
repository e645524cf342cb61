import type { PropertyType } from '../../properties/property.ts';
import type { Taken, TypedText } from './typed-text.ts';

const whole = (words: string) => new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`);

/** Said outright, in the order in which they win. */
const SAID: readonly [words: RegExp, type: PropertyType][] = [
  [
    whole(
      'short[- ]?(?:stays?|lets?|rentals?)|airbnb|bnb|stay(?:ing)?|vacation rentals?|holiday (?:homes?|houses?)|(?:per|a|by|each) night|nightly|(?:place )?to sleep|daily rentals?|weekly rentals?',
    ),
    'Short-Stay',
  ],
  [
    whole('for sale|(?:to|for) (?:buy|sell)|sale|sell(?:ing)?|buy(?:ing)?|buyer|purchase'),
    'PropertySales',
  ],
  [
    whole(
      '(?:for|to|on) (?:rent|let)(?:ing)?|rent(?:al|als|ing|ed)?|to let|(?:per|a|every|each) month|monthly|long term',
    ),
    'PropertyRentals',
  ],
];

/** Takes out of a text whether someone wants to rent, to buy or to stay for some nights. */
export function takeDeal(text: TypedText): Taken<PropertyType> | undefined {
  for (const [words, type] of SAID) {
    const found = text.take(words, () => type);
    if (!found) continue;
    // 'Need to rent a room for rent'.
    text.takeAll(words);
    return found;
  }
  return undefined;
}

const OVERNIGHT = whole('hotels?|motels?|guest ?houses?|lodges?|lodging|resorts?|beach houses?');

/** True for a folded text about places to spend a night. */
export const isAboutNights = (folded: string): boolean => OVERNIGHT.test(folded);
