import { isAdmin } from '#domain/accounts/permissions.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';

/** The lister's name, for Admins, who see everyone's listings. */
export function ListedBy({ lister }: { lister: { name: string } | undefined }) {
  if (!isAdmin(useViewer()) || !lister) return null;
  return <p className="w-full text-sm text-muted wrap-anywhere">Listed by {lister.name}</p>;
}
