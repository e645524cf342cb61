import { familyByPath } from '#domain/properties/families.ts';
import { paths } from '#domain/site/paths.ts';
import { randomSearch } from './random-searches.ts';
import type { Random } from './seeded.ts';

/** A list of the API with filters, as a page requests it. */
export function randomList(random: Random): { list: string; query: Record<string, string> } {
  for (;;) {
    const { path, query } = randomSearch(random);
    if (path === paths.home) continue;
    const family = familyByPath(path);
    if (!family) return { list: '/api/cars', query };
    const { propertyType, subtype } = family;
    return {
      list: '/api/properties',
      query: { ...query, ...(subtype ? { subtype } : { propertyType }) },
    };
  }
}
