import { Suspense, useDeferredValue } from 'react';
import { data, useLocation } from 'react-router';
import type { CarSummary } from '#domain/cars/schema.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { homeMessages } from '#domain/site/messages.ts';
import { HomeCars, homeCarsFilters } from '#web/features/cars/home-cars.tsx';
import { carsPath, useCars } from '#web/features/cars/queries.ts';
import { Hero } from '#web/features/home/hero.tsx';
import { type HomeFilters, homeChips, readHomeFilters } from '#web/features/home/home-filters.ts';
import { homeMeta } from '#web/features/home/home-meta.ts';
import { HomeSearch } from '#web/features/home/home-search.tsx';
import { OpensAtResults } from '#web/features/home/opens-at-results.tsx';
import { Promises } from '#web/features/home/promises.tsx';
import { WaysIn } from '#web/features/home/ways-in.tsx';
import {
  HomeProperties,
  homePropertiesFilters,
} from '#web/features/properties/home-properties.tsx';
import { propertiesPath, usePropertyList } from '#web/features/properties/queries.ts';
import { SaveThisSearch } from '#web/features/saved-searches/save-this-search.tsx';
import { useSiteSettings } from '#web/features/site/settings.ts';
import { Splash } from '#web/features/site/splash.tsx';
import { type Listed, readListOnServer, readPageOnServer } from '#web/lib/api/page-data.ts';
import { hasViewed } from '#web/lib/lists/viewed-key.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { HOME_RESULTS_ID } from '#web/lib/start/lead-to.ts';
import { pack, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import { usePaintLater } from '#web/lib/start/paint-later.ts';
import { useInBrowser } from '#web/lib/start/use-hydrated.ts';
import { cx } from '#web/ui/cx.ts';
import { SelectiveHydration } from '#web/ui/selective-hydration.tsx';
import type { Route } from './+types/home';

// Only returning visitors have entries.
const RecentlyViewed = lazyPart(
  () => import('#web/features/favourites/recently-viewed.tsx'),
  Nothing,
);

const SearchLeads = lazyPart(() => import('#web/features/home/search-leads.tsx'), Nothing);
const MatchElsewhere = lazyPart(() => import('#web/features/home/match-elsewhere.tsx'), Nothing);

/** Both lists, if they could be loaded. */
interface Lists {
  properties: Listed<PropertySummary> | null;
  cars: Listed<CarSummary> | null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const filters = readHomeFilters(url.searchParams);
  const [{ listed: properties, status }, cars] = await Promise.all([
    readPageOnServer(context, propertiesPath(homePropertiesFilters(filters)), url),
    readListOnServer(context, carsPath(homeCarsFilters(filters))),
  ]);
  return data({ lists: pack<Lists>({ properties, cars }) }, { status });
}

/** The page shows at once, and reads its lists itself. */
export const clientLoader = () => ({ lists: pack<Lists>({ properties: null, cars: null }) });

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(
    homeMeta(loaderData ? unpack(loaderData.lists).properties : null, {
      query: new URLSearchParams(location.search),
      origin: originOf(matches),
    }),
  );

export default function Home({ loaderData: { lists } }: Route.ComponentProps) {
  const filters = readHomeFilters(new URLSearchParams(useLocation().search));
  const { tagline } = useSiteSettings();
  usePaintLater();
  return (
    <>
      <Splash />
      <Hero />
      <div className="wrap flex flex-col gap-12 md:gap-18">
        <HomeSearch title={tagline} />
        <SelectiveHydration>
          <WaysIn />
        </SelectiveHydration>
        <HomeResults filters={filters} initial={useUnpacked(lists)} />
        <SelectiveHydration>
          <Promises />
        </SelectiveHydration>
        <ForWhoComesBack />
      </div>
      <OpensAtResults filters={filters} />
    </>
  );
}

/** A component of its own: text typed into the search before hydration would not survive rendering the page again. */
function ForWhoComesBack() {
  const isBack = useInBrowser(hasViewed);
  return <Suspense>{isBack && <RecentlyViewed />}</Suspense>;
}

interface ResultsProps {
  filters: HomeFilters;
  initial: Lists;
}

/** Both grids; if there are only cars, they come first. */
function HomeResults({ filters, initial }: ResultsProps) {
  const properties = usePropertyList(homePropertiesFilters(filters), initial.properties);
  const cars = useCars(homeCarsFilters(filters), initial.cars);
  const { search } = filters;
  // What only nearly fits does not match.
  const matching = (list: Listed<unknown> | undefined) => list?.fits ?? list?.total;
  const totals = { property: matching(properties.data), car: matching(cars.data) };
  const elsewhere = (kind: keyof typeof totals) =>
    search && totals[kind] ? (
      <Suspense>
        <MatchElsewhere kind={kind} total={totals[kind]} search={search} />
      </Suspense>
    ) : undefined;
  const carsAlone = totals.property === 0 && Boolean(totals.car);
  const sections = [
    <SelectiveHydration key="properties">
      <HomeProperties filters={filters} elsewhere={elsewhere('car')} result={properties} />
    </SelectiveHydration>,
    <SelectiveHydration key="cars">
      <HomeCars filters={filters} elsewhere={elsewhere('property')} result={cars} />
    </SelectiveHydration>,
  ];
  // Typing and presses render first, then the cards in steps.
  const drawn = useDeferredValue(carsAlone ? sections.reverse() : sections);
  const chips = homeChips(filters);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, there is nothing to fill in
    <div
      id={HOME_RESULTS_ID}
      role="group"
      aria-label={homeMessages.results}
      // It is led to, and nothing to press: a ring around all of it would say nothing.
      className="flex flex-col gap-12 outline-none md:gap-18"
    >
      {chips.length > 0 && (
        <div className="-mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:-mb-10">
          {search && Boolean(totals.property || totals.car) && (
            // At its most common height, so that nothing moves when it appears.
            <div
              className={cx(
                'w-full sm:w-auto',
                totals.property ? 'min-h-36 sm:min-h-22' : 'min-h-11',
              )}
            >
              <Suspense>
                <SearchLeads filters={filters} totals={totals} />
              </Suspense>
            </div>
          )}
          <SaveThisSearch title={homeMessages.results} chips={chips} />
        </div>
      )}
      {drawn}
    </div>
  );
}
