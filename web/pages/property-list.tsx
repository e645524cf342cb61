import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { propertyAdminSentences, uploadPropertySentences } from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { AdminList } from '#web/features/listings/admin-list.tsx';
import { guard } from '#web/lib/guard.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CardGridSkeleton } from '#web/ui/card-skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/property-list';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: propertyAdminSentences.title,
    description: 'The properties you have uploaded.',
    path: paths.propertyList,
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  guard(request);
  return null;
};
clientLoader.hydrate = true as const;

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
        title={propertyAdminSentences.title}
        actions={
          <ButtonLink to={paths.uploadProperty}>
            <Icon of={Plus} size={18} />
            {uploadPropertySentences.title}
          </ButtonLink>
        }
      />
      {children}
    </div>
  );
}
