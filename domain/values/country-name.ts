const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country by its code (ISO 3166-1 alpha-2); '' for unknown codes. */
export function countryName(code: string): string {
  if (code === 'ZZ' || !/^[A-Z]{2}$/.test(code)) return '';
  return names.of(code) ?? '';
}
