import { fold } from '../search/fold.ts';
import { plainWords } from '../search/tokens.ts';

/** A name or an address as places are compared by: plain words with single spaces between. */
export const placeKey = (text: string): string =>
  fold(text)
    .replace(/['’‘]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bcomm(?:unity)? ?(\d)/g, 'community $1')
    .replace(/\bsaint\b/g, 'st')
    .trim();

/** As addresses of pages name a place: 'east-legon'. */
export const slugOf = (name: string): string => placeKey(name).replaceAll(' ', '-');

/** The same however it is divided and whether one or many: 'la bone' is Labone. */
export const undividedKey = (text: string): string => plainWords(placeKey(text)).join('');
