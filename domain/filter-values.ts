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
