export const SORTS = ['newest', 'oldest', 'price-asc', 'price-desc', 'rating'] as const;
export type PropertySort = (typeof SORTS)[number];

export const SORT_LABEL: Readonly<Record<PropertySort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  rating: 'Highest rated first',
};
