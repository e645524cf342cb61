import type { ListingKind } from '#domain/listing-kind.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '../button-link.tsx';

/** The way on from a list that has nothing at all. */
export const ListFirst = ({ kind }: { kind: ListingKind }) => (
  <ButtonLink to={kind === 'car' ? paths.uploadCar : paths.uploadProperty}>
    List the first one
  </ButtonLink>
);
