import type { ReactNode } from 'react';
import { statusMessages } from '#domain/properties/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { StatusEditor, StatusEditorSkeleton } from '#web/features/listings/status-editor.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useSession } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export const meta = guardedMeta({
  title: statusMessages.title,
  description: 'Mark your properties as available, sold or rented.',
  path: paths.propertyStatus,
});

export const clientLoader = guardedLoader;

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
        title={statusMessages.title}
        intro="Mark your properties as available, sold or rented."
      />
      {children}
    </div>
  );
}
