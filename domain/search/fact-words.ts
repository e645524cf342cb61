/** A value with a name: 'own-meter', '4wd', '70x100'; no date, hour or chassis number. */
const NAMED = /^[0-9]*[a-z][a-z0-9-]*$/;
/** A negative value: a search for 'duty paid' must not find 'unpaid'. */
const NEGATIVE = /^(?:no|not-.*|un.*)$/;
/** Facts in the lister's own words. */
const FREE = 'colour';
/** Larger numbers mean little without their unit, and would be taken for years. */
const MOST_COUNTED = 60;

/**
 * The search words of facts (domain/facts): '2 bedrooms, duty paid duty, swimming pool'. Made only of names and values, so that
 * a new fact needs nothing here; must match the database's fact_words.
 */
export function factWords(facts: Readonly<Record<string, unknown>>): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => wordsOf(name, value))
    .join(', ');
}

function wordsOf(name: string, value: unknown): string[] {
  const label = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  if (value === true) return [label];
  if (typeof value === 'number') {
    if (name === 'bedrooms' && value === 0) return ['studio'];
    return Number.isInteger(value) && value >= 0 && value <= MOST_COUNTED
      ? [`${value} ${label}`]
      : [];
  }
  // 'duty paid duty' contains both 'duty paid' and 'paid duty'.
  if (typeof value === 'string') {
    const said = name === FREE ? value.toLowerCase() : spoken(value);
    return said === undefined ? [] : [`${label} ${said} ${label}`];
  }
  if (!Array.isArray(value)) return [];
  return value.map(String).flatMap((each) => {
    const said = spoken(each);
    return said === undefined ? [] : [`${said} ${label}`];
  });
}

const spoken = (value: string): string | undefined =>
  NAMED.test(value) && !NEGATIVE.test(value) ? value.replaceAll('-', ' ') : undefined;
