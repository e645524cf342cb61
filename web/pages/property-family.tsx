import { useLocation } from 'react-router';
import { type Family, familyByPath } from '#domain/properties/families.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { familyQuery } from '#web/features/properties/family-filters.ts';
import { FamilyList } from '#web/features/properties/family-list.tsx';
import { familyMeta } from '#web/features/properties/family-meta.ts';
import { propertiesPath } from '#web/features/properties/queries.ts';
import { SaveThisSearch } from '#web/features/saved-searches/save-this-search.tsx';
import { NOTHING, pack, unpack, useUnpacked } from '#web/lib/packed.ts';
import { readPageOnServer } from '#web/lib/page-data.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { STARTS_WITH_USE } from '#web/lib/starts-with-use.ts';
import type { Route } from './+types/property-family';

export const handle = STARTS_WITH_USE;

export async function loader({ url, context }: Route.LoaderArgs) {
  const path = propertiesPath(familyQuery(familyAt(url.pathname), url.searchParams));
  return { initial: pack(await readPageOnServer<PropertySummary>(context, path, url)) };
}

/** The page shows at once, and reads its list itself. */
export const clientLoader = () => ({ initial: NOTHING });

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(
    familyMeta(familyAt(location.pathname), loaderData ? unpack(loaderData.initial) : null, {
      query: new URLSearchParams(location.search),
      origin: originOf(matches),
    }),
  );

export default function Page({ loaderData }: Route.ComponentProps) {
  const family = familyAt(useLocation().pathname);
  return (
    <FamilyList
      key={family.path}
      family={family}
      initial={useUnpacked(loaderData.initial)}
      SaveSearch={SaveThisSearch}
    />
  );
}

/** Every route of this page is a family's. */
function familyAt(pathname: string): Family {
  const family = familyByPath(pathname);
  if (!family) throw new Error(`No family at ${pathname}`);
  return family;
}
