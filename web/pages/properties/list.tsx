import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { propertyAdminMessages, uploadPropertyMessages } from '#domain/properties/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { AdminList } from '#web/features/listings/admin-list.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { guard } from '#web/lib/session/guard.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useViewer, viewerOf } from '#web/lib/session/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardGridSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/list';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    title: titleFor(loaderData?.everyones),
    description: 'The properties you’ve uploaded.',
    path: paths.propertyList,
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({
  everyones: isAdmin(viewerOf(guard(request))),
});
clientLoader.hydrate = true as const;

/** An Admin has all of them here. */
const titleFor = (everyones = false) =>
  everyones ? propertyAdminMessages.titleForAdmin : propertyAdminMessages.title;

export function HydrateFallback() {
  return (
    <Frame>
      <CardGridSkeleton />
    </Frame>
  );
}

export default function PropertyList() {
  const userId = useSession()?.userId;
  return (
    <Frame>{userId === undefined ? <CardGridSkeleton /> : <AdminList userId={userId} />}</Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <PageHeader
        title={titleFor(isAdmin(useViewer()))}
        actions={
          <ButtonLink to={paths.uploadProperty}>
            <Icon of={Plus} size={18} />
            {uploadPropertyMessages.title}
          </ButtonLink>
        }
      />
      {children}
    </div>
  );
}
