import { Link } from 'react-router';
import { changesOf } from './changes-of.ts';

/** Before and after for everything that changed. */
export function AuditChanges({ before, after }: { before: unknown; after: unknown }) {
  return (
    <dl className="flex flex-col gap-1">
      {changesOf(before, after).map(({ key, label, was, is, path }) => (
        <div key={key}>
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            {was !== undefined && <del className="text-muted">{was}</del>}{' '}
            {path && is && (
              <Link
                to={path}
                className="inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline"
              >
                {is}
              </Link>
            )}
            {!path && is !== undefined && <ins className="no-underline">{is}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
