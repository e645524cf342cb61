import { Link } from 'react-router';
import { KINDS } from '#domain/listing-kinds.ts';
import { farPriceText } from '#domain/moderation/far-price.ts';
import type { ModeratedListing, SimilarListing } from '#domain/moderation/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { plural } from '#domain/values/plural.ts';
import { withQuery } from '#web/lib/api/with-query.ts';
import { Fold } from '#web/ui/dialogs/fold.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** Why a listing is worth a look. */
export function LookReasons({ of }: { of: ModeratedListing }) {
  const {
    kind,
    state,
    since,
    isNew,
    approvedAt,
    reportedBy,
    usualPrices,
    price,
    reason,
    similar,
    name,
  } = of;
  return (
    <div className="flex max-w-96 flex-col gap-1">
      {state === 'live' && since && <p>{isNew ? 'New' : 'Changed or reported'}</p>}
      {state === 'waiting' && approvedAt && (
        <p>Changed since it was approved {formatInstantDate(approvedAt)}</p>
      )}
      {!since && approvedAt && <p>Approved {formatInstantDate(approvedAt)}</p>}
      {reason && <p className="whitespace-pre-line">{reason}</p>}
      {reportedBy > 0 && (
        <Link to={withQuery(paths.adminReports, { search: name })} className={LINK}>
          Reported by {plural(reportedBy, 'person', 'people')}
        </Link>
      )}
      {usualPrices && <p className="figures">{farPriceText(price, usualPrices, kind)}</p>}
      {similar.length > 0 && (
        <Fold
          title={plural(
            similar.length,
            'listing with similar photos',
            'listings with similar photos',
          )}
        >
          <ul className="flex flex-col gap-4 pb-2">
            {similar.map((other) => (
              <SideBySide key={other._id} of={other} />
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

/** The two similar photos, with the one of the listing in question first. */
function SideBySide({
  of: { kind, _id, name, listerName, photo, ownPhoto },
}: {
  of: SimilarListing;
}) {
  return (
    <li>
      <div className="grid grid-cols-2 gap-2">
        {[ownPhoto, photo].map((each, place) => (
          <Picture
            key={place === 0 ? 'own' : 'other'}
            photo={each ?? undefined}
            sizes="12rem"
            className="aspect-4/3 rounded-control"
          />
        ))}
      </div>
      <p className="mt-1">
        Right:{' '}
        <Link to={KINDS[kind].path(_id)} className={LINK}>
          {name}
        </Link>{' '}
        of {listerName}
      </p>
    </li>
  );
}
