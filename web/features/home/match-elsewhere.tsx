import { Link, useLocation } from 'react-router';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { matchText } from '#domain/site/match-text.ts';

interface Props {
  kind: ListingKind;
  total: number;
  /** What was searched for. */
  search: string;
}

/** Where a search finds none of one kind: the way to those of the other, on the same page. */
export default function MatchElsewhere({ kind, total, search }: Props) {
  const location = useLocation();
  return (
    <Link
      to={{ search: location.search, hash: `${KINDS[kind].list}-title` }}
      className="inline-flex min-h-11 items-center underline"
    >
      {matchText(kind, total, search)}
    </Link>
  );
}
