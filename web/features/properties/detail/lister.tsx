import { Link } from 'react-router';
import { roleLabel } from '#domain/accounts/role.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { ListerChecks } from '#web/ui/listing/lister-checks.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

/** The property's lister, with the company logo if there is one. */
export function Lister({ property: { lister, companyLogo, checks } }: { property: Property }) {
  return (
    <div>
      <div className="flex items-center gap-4">
        <Avatar src={companyLogo} name={lister.name} className="size-13 text-base" />
        <div className="min-w-0">
          <p className="text-xs text-muted">Listed by</p>
          <p className="font-semibold">
            <Link
              to={paths.lister(lister.userId)}
              className="inline-flex min-h-11 items-center hover:text-primary hover:underline"
            >
              {lister.name}
            </Link>
          </p>
          <p className="text-sm text-muted">{roleLabel(lister.role)}</p>
        </div>
      </div>
      <ListerChecks checks={checks} className="mt-2" />
    </div>
  );
}
