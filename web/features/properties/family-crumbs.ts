import { FAMILIES, type Family } from '#domain/properties/families.ts';
import { paths } from '#domain/site/paths.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';

/** The whole family of a category, or the family itself. */
export const parentOf = (family: Family): Family | undefined =>
  FAMILIES.find((each) => each.propertyType === family.propertyType && !each.subtype);

/** The way to a list screen: home, its family, the category. */
export function crumbsOf(family: Family): Crumb[] {
  const parent = family.subtype ? parentOf(family) : undefined;
  return [
    { label: 'Home', to: paths.home },
    ...(parent ? [{ label: parent.title, to: parent.path }] : []),
    { label: family.title },
  ];
}
