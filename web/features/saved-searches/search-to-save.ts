import { proposeName } from '#domain/saved-searches/propose-name.ts';
import type { SaveSearchBody } from '#domain/saved-searches/schema.ts';

/** A filtered list. */
export interface SearchToSave {
  /** The list's title. */
  title: string;
  /** The filters that are set. */
  chips: readonly { name: string; label: string }[];
  /** True if the list also filters by dates, which are not saved. */
  leavesOutDates?: boolean;
}

/** Parameters without a chip of their own, by the one whose chip includes them. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = { near: ['within'] };

/** The search in an address: the filters that have a chip. Without scripts, a list may repeat a parameter. */
export function addressedSearch(
  { chips }: SearchToSave,
  { pathname, search }: { pathname: string; search: string },
): Pick<SaveSearchBody, 'path' | 'query'> {
  const address = new URLSearchParams(search);
  return {
    path: pathname.replace(/\/+$/, '').toLowerCase() || '/',
    query: Object.fromEntries(
      chips
        .flatMap(({ name }) => [name, ...(SAID_BY[name] ?? [])])
        .filter((name) => address.has(name))
        .map((name) => [name, address.getAll(name).join(',')]),
    ),
  };
}

/** The name that a search is proposed. */
export function proposedName({ title, chips }: SearchToSave): string {
  const place = (['location', 'region'] as const).flatMap((name) =>
    chips.filter((chip) => chip.name === name),
  );
  return proposeName(
    title,
    chips.map(({ label }) => label),
    place[0]?.label,
  );
}
