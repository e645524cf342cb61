/**
 * A GhanaPostGPS digital address within a text: two letters, or a letter and a digit, for the district, three or four digits for
 * the area, four for the spot; hyphens are optional.
 */
const DIGITAL_ADDRESS = /\b([A-Z][A-Z0-9])[\s-]?(\d{3,4})[\s-]?(\d{4})\b/i;

/** The digital address in a text, in its usual form: 'ga1234567' → 'GA-123-4567'. */
export function digitalAddressIn(text: string): string | undefined {
  const [, district, area, spot] = DIGITAL_ADDRESS.exec(text) ?? [];
  return district && `${district.toUpperCase()}-${area}-${spot}`;
}
