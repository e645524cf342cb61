import { paths } from '#domain/site/paths.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { Verification } from '#web/features/verification/verification.tsx';
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const { title, intro } = verificationMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.verification });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <WorkspaceFrame title={title} intro={intro}>
    <Skeleton className="h-96 max-w-3xl rounded-card" />
  </WorkspaceFrame>
);

export default function VerificationPage() {
  const viewer = useViewer();
  return (
    <WorkspaceFrame title={title} intro={intro}>
      {viewer && <Verification key={viewer.userId} viewer={viewer} />}
    </WorkspaceFrame>
  );
}
