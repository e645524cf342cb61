import { homeMessages } from '#domain/site/messages.ts';
import { useFilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { HOME_RESULTS_ID, leadTo } from '#web/lib/start/lead-to.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { HOME_FILTERS, type HomeFilter, priceOptions } from './home-filters.ts';

/** The search box and the price filter; both grids update while typing (specification §2.3). */
export function HomeSearch({ title }: { title: string }) {
  const { values, change, apply } = useFilterQuery<HomeFilter>(HOME_FILTERS);
  return (
    <div className="relative -mt-8 rounded-card border border-line bg-surface p-4 shadow-float md:mx-12 md:-mt-16 md:p-6">
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <search>
        <form
          method="get"
          // Leads to the same place before scripts run.
          action={`#${HOME_RESULTS_ID}`}
          onSubmit={(event) => {
            event.preventDefault();
            apply();
            leadTo(HOME_RESULTS_ID);
          }}
          className="relative mt-3 flex flex-wrap gap-3 md:mt-4 md:flex-nowrap"
        >
          <div className="grow basis-full md:basis-0">
            <SearchField
              label="Search properties and cars"
              placeholder={homeMessages.searchPlaceholder}
              value={values.search}
              onChange={(value) => change('search', value, 'soon')}
            />
          </div>
          <div className="grow basis-32 md:grow-0 md:basis-48">
            <Field label="Highest price" hideLabel mayBeEmpty>
              <Select
                name="maxPrice"
                submits
                placeholder={homeMessages.allPrices}
                options={priceOptions(values.maxPrice)}
                value={values.maxPrice}
                onChange={(event) => {
                  change('maxPrice', event.currentTarget.value, 'now');
                  leadTo(HOME_RESULTS_ID, { focus: false });
                }}
              />
            </Field>
          </div>
          <Button type="submit">Search</Button>
        </form>
      </search>
    </div>
  );
}
