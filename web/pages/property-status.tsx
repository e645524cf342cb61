import type { ReactNode } from 'react';
import { statusSentences } from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { StatusEditor, StatusEditorSkeleton } from '#web/features/listings/status-editor.tsx';
import { guard } from '#web/lib/guard.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/property-status';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: statusSentences.title,
    description: 'Say which of your properties are available, sold or rented.',
    path: paths.propertyStatus,
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
      <StatusEditorSkeleton />
    </Frame>
  );
}

export default function PropertyStatus() {
  const userId = useSession()?.userId;
  return (
    <Frame>
      {userId === undefined ? <StatusEditorSkeleton /> : <StatusEditor userId={userId} />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <PageHeader
        title={statusSentences.title}
        intro="Say which of your properties are available, sold or rented."
      />
      {children}
    </div>
  );
}
