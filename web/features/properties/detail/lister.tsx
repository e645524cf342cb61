import { roleLabel } from '#domain/accounts/role.ts';
import type { Property } from '#domain/properties/schema.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** Who listed the property, with the company's logo where there is one. */
export function Lister({ property: { lister, companyLogo } }: { property: Property }) {
  return (
    <div className="flex items-center gap-4">
      <Avatar src={companyLogo} name={lister.name} className="size-13 text-base" />
      <div className="min-w-0">
        <p className="text-xs text-muted">Listed by</p>
        <p className="font-semibold">{lister.name}</p>
        <p className="text-sm text-muted">{roleLabel(lister.role)}</p>
      </div>
    </div>
  );
}
