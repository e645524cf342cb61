import { paths } from '#domain/site/paths.ts';
import { workspaceMessages } from '#domain/workspace/messages.ts';
import { Today } from '#web/features/workspace/today/today.tsx';
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';

const { today: title, todayIntro: intro } = workspaceMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.workspace });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <WorkspaceFrame title={title} intro={intro}>
    <TextSkeleton />
  </WorkspaceFrame>
);

export default function Workspace() {
  const viewer = useViewer();
  return (
    <WorkspaceFrame title={title} intro={intro}>
      {viewer ? <Today userId={viewer.userId} /> : <TextSkeleton />}
    </WorkspaceFrame>
  );
}
