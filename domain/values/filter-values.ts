/** So many values of one filter are taken. */
export const FILTER_VALUES_MAX = 20;

/**
 * The values of one filter, which an address has with commas between: 'Volta,Ashanti'. A comma that belongs to a value has a space
 * after it, as people write 'Osu, Accra', or a backslash before it.
 */
export function splitValues(text: string): string[] {
  const parts = text
    .trim()
    .split(/(?<!\\),(?!\s)/)
    .map((part) => part.replaceAll('\\,', ',').trim());
  const values = [...new Set(parts.filter((part) => part !== ''))];
  return values.length > 0 ? values : [text.trim()].filter((each) => each !== '');
}

/** The same values as an address has them. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/,(?!\s)/g, '\\,')).join(',');

/** Those of some values that an address has, as it has them; undefined for none. A form without scripts names the filter again for each. */
export const knownValues = (
  query: URLSearchParams,
  name: string,
  values: readonly string[],
): string | undefined => {
  const given = givenValues(query, name);
  return values.filter((value) => given.includes(value)).join(',') || undefined;
};

/** The values that an address has for a filter. */
export const givenValues = (query: URLSearchParams, name: string): string[] =>
  splitValues(query.getAll(name).join(',')).slice(0, FILTER_VALUES_MAX);

/** A removable chip. */
export interface FilterChip<Name extends string> {
  name: Name;
  label: string;
  /** What the filter is without it. */
  left?: string;
}

/** A chip for each value of a filter. */
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
