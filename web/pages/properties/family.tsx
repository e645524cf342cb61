import { data, useLocation } from 'react-router';
import { type GivenDays, type SearchedDays, usableDays } from '#domain/bookings/searched-days.ts';
import { type Family, familyByPath } from '#domain/properties/families.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { today } from '#domain/values/calendar-date.ts';
import { familyQuery, readFamilyFilters } from '#web/features/properties/family-filters.ts';
import { FamilyList } from '#web/features/properties/family-list.tsx';
import { familyMeta } from '#web/features/properties/family-meta.ts';
import { mediansPath } from '#web/features/properties/median-prices.tsx';
import { propertiesPath } from '#web/features/properties/queries.ts';
import { givenDays } from '#web/features/properties/stay-filters.ts';
import { SaveThisSearch } from '#web/features/saved-searches/save-this-search.tsx';
import { SITE_SETTINGS_API, useSiteSettings } from '#web/features/site/settings.ts';
import { readOneOnServer, readPageOnServer } from '#web/lib/api/page-data.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { NOTHING, pack, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import type { Route } from './+types/family';

export async function loader({ url, context }: Route.LoaderArgs) {
  const family = familyAt(url.pathname);
  const filters = readFamilyFilters(family, url.searchParams);
  const given = givenDays(filters);
  const days = given.from && given.to && (await usableOnServer(context, given));
  const path = propertiesPath(familyQuery(family, url.searchParams, days));
  const [{ listed, status }, medians] = await Promise.all([
    readPageOnServer(context, path, url),
    mediansOnServer(context, mediansPath(family, filters)),
  ]);
  return data({ initial: pack(listed), medians: pack(medians) }, { status });
}

/** The list does without them where they cannot be read. */
const mediansOnServer = async (
  context: Route.LoaderArgs['context'],
  path: ReturnType<typeof mediansPath>,
) => (path ? readOneOnServer(context, path).catch(() => null) : null);

/** The days that stays are looked for on, by the limits that the site has now. */
async function usableOnServer(
  context: Route.LoaderArgs['context'],
  given: GivenDays,
): Promise<SearchedDays | undefined> {
  const settings = await readOneOnServer(context, SITE_SETTINGS_API);
  const { bookingLimits } = settings ?? DEFAULT_SITE_SETTINGS;
  return usableDays(given, today(new Date()), bookingLimits);
}

/** The page shows at once, and reads its list itself. */
export const clientLoader = () => ({ initial: NOTHING, medians: NOTHING });

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(
    familyMeta(familyAt(location.pathname), loaderData ? unpack(loaderData.initial) : null, {
      query: new URLSearchParams(location.search),
      origin: originOf(matches),
    }),
  );

export default function Page({ loaderData }: Route.ComponentProps) {
  const family = familyAt(useLocation().pathname);
  const { bookingLimits } = useSiteSettings();
  return (
    <FamilyList
      key={family.path}
      family={family}
      initial={useUnpacked(loaderData.initial)}
      medians={useUnpacked(loaderData.medians)}
      limits={bookingLimits}
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
