import type { Property } from '#domain/properties/schema.ts';
import { propertySentences } from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** The way to the booking page, which takes the stay from the navigation state (specification §2.9). */
export function BookNow({ property, size = 'lg' }: { property: Property; size?: 'md' | 'lg' }) {
  const { _id: id, name, price, location } = property;
  return (
    <ButtonLink to={paths.booking} state={{ id, name, price, location }} size={size}>
      {propertySentences.bookNow}
    </ButtonLink>
  );
}
