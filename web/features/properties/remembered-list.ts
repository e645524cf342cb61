import { parsePrice } from '#domain/money.ts';
import type { Property } from '#domain/properties/schema.ts';
import { PROPERTY_CACHE_MS, SESSION_KEYS } from '#domain/site/constants.ts';

type StorageLike = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the list that was loaded last, with its time (specification §3, "Browser storage"). */
export function rememberList(storage: StorageLike, list: readonly Property[], now: number): void {
  storage.setItem(SESSION_KEYS.properties, JSON.stringify(list));
  storage.setItem(SESSION_KEYS.propertiesTimestamp, String(now));
}

/** The list that was loaded last, for when the next call fails; undefined once it is five minutes old. */
export function rememberedList(storage: StorageLike, now: number): Property[] | undefined {
  const age = now - Number(storage.getItem(SESSION_KEYS.propertiesTimestamp) ?? Number.NaN);
  if (!(age >= 0 && age < PROPERTY_CACHE_MS)) return undefined;
  try {
    const list: unknown = JSON.parse(storage.getItem(SESSION_KEYS.properties) ?? 'null');
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The home page's filters on a list in hand: the text in name or description, the price up to the cap. */
export function filterList(
  list: readonly Property[],
  { search, maxPrice }: { search?: string | undefined; maxPrice?: string | undefined },
): Property[] {
  const wanted = search?.trim().toLowerCase();
  const cap = maxPrice ? parsePrice(maxPrice) : undefined;
  return list.filter(
    ({ name, description, price }) =>
      (!wanted || [name, description].some((text) => text.toLowerCase().includes(wanted))) &&
      (cap === undefined || price <= cap),
  );
}
