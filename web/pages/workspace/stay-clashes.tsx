import { useParams } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { clashMessages } from '#domain/stay-calendars/clash-messages.ts';
import { StayClashes } from '#web/features/stay-calendars/clashes/stay-clashes.tsx';
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';

const { title, intro } = clashMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.workspace });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <WorkspaceFrame title={title} intro={intro}>
    <TextSkeleton lines={8} />
  </WorkspaceFrame>
);

export default function StayClashesPage() {
  const { id } = useParams();
  const viewer = useViewer();
  return (
    <WorkspaceFrame title={title} intro={intro}>
      {viewer && id !== undefined ? (
        <StayClashes key={viewer.userId} userId={viewer.userId} id={id} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </WorkspaceFrame>
  );
}
