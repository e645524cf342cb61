import { Link } from 'react-router';
import { FAMILIES, type Family } from '#domain/properties/families.ts';
import { cx } from '#web/ui/cx.ts';
import { chipClass } from '#web/ui/lists/chip.tsx';
import { parentOf } from './family-crumbs.ts';

/** The other categories of the family, with the whole family first. */
export function FamilyLinks({ family }: { family: Family }) {
  const parent = parentOf(family);
  const links = FAMILIES.filter(({ propertyType }) => propertyType === family.propertyType);
  return (
    <nav
      aria-label={parent?.title}
      className="-mx-4 scroll-px-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:overflow-visible md:px-0"
    >
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        {links.map((each) => (
          <li key={each.path}>
            <Link
              to={each.path}
              aria-current={each === family ? 'page' : undefined}
              className={cx(
                chipClass(each === family),
                // The row starts scrolled to it, before any script.
                each === family && 'max-md:[scroll-initial-target:nearest]',
              )}
            >
              {each.subtype ? each.title : 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
