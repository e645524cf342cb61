import { useMemo } from 'react';

declare const contents: unique symbol;

/** A page's data as one string. */
export type Packed<T> = string & { readonly [contents]?: T };

/**
 * Packs a loader's data into one string: the router numbers each object, name and value of its data, which is
 * half as long again once compressed. Quotes and apostrophes are swapped, as apostrophes are rare: in the script
 * that carries the string, each quote would need a row of backslashes.
 */
export const pack = <T>(data: T): Packed<T> => turned(JSON.stringify(data));

/** Passed to a page that loads its list itself. */
export const NOTHING = 'null' as Packed<null>;

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(turned(packed));

/** The same in a component, once. */
export const useUnpacked = <T>(packed: Packed<T>): T => useMemo(() => unpack(packed), [packed]);

const [QUOTE, APOSTROPHE] = [34, 39];

/** By bytes: some ten times as quick as by replacing in a text that is full of quotes. */
function turned(text: string): string {
  const bytes = new TextEncoder().encode(text);
  for (let n = 0; n < bytes.length; n += 1) {
    if (bytes[n] === QUOTE) bytes[n] = APOSTROPHE;
    else if (bytes[n] === APOSTROPHE) bytes[n] = QUOTE;
  }
  return new TextDecoder().decode(bytes);
}
