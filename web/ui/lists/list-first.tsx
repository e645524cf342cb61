import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { ButtonLink } from '../button-link.tsx';

/** The way on from a list that has nothing at all. */
export const ListFirst = ({ kind }: { kind: ListingKind }) => (
  <ButtonLink to={KINDS[kind].uploadPath}>List the first one</ButtonLink>
);
