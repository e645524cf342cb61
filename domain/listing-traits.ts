import type { Role } from './accounts/role.ts';
import type { FactTable, FactValues } from './facts/fact.ts';

/** What any listing has that no lister enters, declared as its facts are: lists are narrowed by it in the same way. */
export const LISTING_TRAITS = {
  photos: { type: 'flag', label: 'With photos', group: 'listing', filter: 'yes' },
  video: { type: 'flag', label: 'With video', group: 'listing', filter: 'yes' },
  lister: {
    type: 'choice',
    label: 'Listed by',
    group: 'listing',
    values: { agent: 'Agent', owner: 'Owner' },
    filter: 'any-of',
  },
} as const satisfies FactTable;

export type ListerKind = keyof typeof LISTING_TRAITS.lister.values;

/** The role of each kind of lister; an Admin is neither. */
export const ROLE_OF_LISTER: Readonly<Record<ListerKind, Role>> = {
  agent: 'Agent',
  owner: 'Property Owner',
};

/** The traits of a listing; of a lister whose role is not known, nothing is. */
export function traitsOf(listing: {
  hasPhotos: boolean;
  hasVideo: boolean;
  role?: string | undefined;
}): FactValues<typeof LISTING_TRAITS> {
  const { hasPhotos, hasVideo, role } = listing;
  const lister = (['agent', 'owner'] as const).find((kind) => ROLE_OF_LISTER[kind] === role);
  return {
    ...(hasPhotos && { photos: true }),
    ...(hasVideo && { video: true }),
    ...(lister && { lister }),
  };
}
