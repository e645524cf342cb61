/** The most values of one filter. */
export const FILTER_VALUES_MAX = 20;

/**
 * The values of one filter in an address, separated by commas: 'Volta,Ashanti'. A comma within a value is followed by a space,
 * as in 'Osu, Accra', or preceded by a backslash.
 */
export function splitValues(text: string): string[] {
  const parts = text
    .trim()
    .split(/(?<!\\),(?!\s)/)
    .map((part) => part.replaceAll('\\,', ',').trim());
  const values = [...new Set(parts.filter((part) => part !== ''))];
  return values.length > 0 ? values : [text.trim()].filter((each) => each !== '');
}

/** Joins values for an address. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/,(?!\s)/g, '\\,')).join(',');

/**
 * The known values in an address, as written there; undefined for none. A form without scripts repeats the parameter for each
 * value.
 */
export const knownValues = (
  query: URLSearchParams,
  name: string,
  values: readonly string[],
): string | undefined => {
  const given = givenValues(query, name);
  return values.filter((value) => given.includes(value)).join(',') || undefined;
};

/** The values of a filter in an address. */
export const givenValues = (query: URLSearchParams, name: string): string[] =>
  splitValues(query.getAll(name).join(',')).slice(0, FILTER_VALUES_MAX);

export interface FilterChip<Name extends string> {
  name: Name;
  label: string;
  /** The filter's value without it. */
  left?: string;
}

export function valueChips<Name extends string>(
  name: Name,
  text: string,
  say: (value: string) => string = (value) => value,
): FilterChip<Name>[] {
  const values = splitValues(text);
  return values.map((value) => {
    const left = joinValues(values.filter((other) => other !== value));
    return { name, label: say(value), ...(left && { left }) };
  });
}
