import { Link } from 'react-router';
import { KINDS } from '#domain/listing-kinds.ts';
import type { ModeratedListing } from '#domain/moderation/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { formatCedi } from '#domain/values/money.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** The details an Admin needs to judge a listing: first photo, price, lister and the start of the description. */
export function ListingLook({
  of: { kind, _id, name, price, photo, excerpt, listerId, listerName },
}: {
  of: ModeratedListing;
}) {
  return (
    <div className="max-w-md lg:min-w-60">
      <div className="flex gap-3">
        <Picture
          photo={photo ?? undefined}
          sizes="6rem"
          alt=""
          className="aspect-4/3 w-24 shrink-0 self-start rounded-control"
        />
        <div className="min-w-0">
          <Link to={KINDS[kind].path(_id)} className={LINK}>
            {name}
          </Link>
          <p className="figures">{formatCedi(price)}</p>
          <p className="text-muted">
            by{' '}
            <Link to={paths.adminPerson(listerId)} className={LINK}>
              {listerName}
            </Link>
          </p>
        </div>
      </div>
      {excerpt && <p className="mt-2 line-clamp-4 wrap-anywhere">{excerpt}</p>}
    </div>
  );
}
