import { fold } from '../search/fold.ts';
import { plainWords } from '../search/tokens.ts';

/** The form in which names and addresses of places are compared: plain words with single spaces. */
export const placeKey = (text: string): string =>
  fold(text)
    .replace(/['’‘]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bcomm(?:unity)? ?(\d)/g, 'community $1')
    .replace(/\bsaint\b/g, 'st')
    .trim();

/** A place's name in page addresses: 'east-legon'. */
export const slugOf = (name: string): string => placeKey(name).replaceAll(' ', '-');

/** The same key for any word division, singular or plural: 'la bone' is Labone. */
export const undividedKey = (text: string): string => plainWords(placeKey(text)).join('');
