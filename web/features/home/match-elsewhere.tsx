import { Link, useLocation } from 'react-router';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { matchText } from '#domain/site/match-text.ts';

interface Props {
  kind: ListingKind;
  total: number;
  search: string;
}

/** When a search matches none of one kind, leads to the matches of the other kind on the same page. */
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
