import { PRICE_CAPS } from '#domain/properties/property.ts';
import { CEDI_SIGN, formatDigits, parsePrice } from '#domain/values/money.ts';
import { exactOf, pageAsked } from '#web/lib/lists/list-page.ts';
import type { SelectOption } from '#web/ui/forms/select.tsx';

/** The filters of the home page, as the query string mirrors them. */
export const HOME_FILTERS = ['search', 'maxPrice'] as const;
export type HomeFilter = (typeof HOME_FILTERS)[number];

export interface HomeFilters {
  search?: string;
  /** In cedi. */
  maxPrice?: string;
  exact?: '1' | undefined;
  page: number;
  after?: string;
  before?: string;
}

/** Reads the filters of a query string. An invalid price cap is ignored. */
export function readHomeFilters(query: URLSearchParams): HomeFilters {
  const search = query.get('search')?.trim().slice(0, 200);
  const maxPrice = query.get('maxPrice')?.trim() ?? '';
  return {
    ...(search && { search }),
    ...(parsePrice(maxPrice) !== undefined && { maxPrice }),
    exact: exactOf(query),
    ...pageAsked(query),
  };
}

/** The filters that are set, as people read them. */
export function homeChips({
  search,
  maxPrice,
}: HomeFilters): { name: HomeFilter; label: string }[] {
  return [
    ...(search ? [{ name: 'search' as const, label: `“${search}”` }] : []),
    ...(maxPrice
      ? [{ name: 'maxPrice' as const, label: `Up to ${CEDI_SIGN}${formatDigits(maxPrice)}` }]
      : []),
  ];
}

const toOption = (cap: string): SelectOption => ({
  value: cap,
  label: CEDI_SIGN + formatDigits(cap),
});

/** The choices of the price filter; a shared link may bring a cap of its own. */
export function priceOptions(chosen: string): SelectOption[] {
  const caps = PRICE_CAPS.map(String);
  const own = parsePrice(chosen) !== undefined && !caps.includes(chosen);
  return [...caps, ...(own ? [chosen] : [])].map(toOption);
}
