import { type ReactNode, Suspense } from 'react';
import { profileMessages } from '#domain/accounts/messages.ts';
import type { Profile } from '#domain/accounts/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { OwnLinks } from '#web/features/accounts/own-links.tsx';
import { ProfilePanel } from '#web/features/accounts/profile-panel.tsx';
import { ProfileSkeleton } from '#web/features/accounts/profile-view.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const OwnDataSection = lazyPart(
  () => import('#web/features/own-data/own-data-section.tsx'),
  Nothing,
);
const LeaveSection = lazyPart(() => import('#web/features/leaving/leave-section.tsx'), Nothing);

export const meta = guardedMeta({
  title: profileMessages.title,
  description: 'Your name, photo, phone number and location.',
  path: paths.profile,
});

export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return <Frame panel={<ProfileSkeleton />} />;
}

export default function ProfilePage() {
  const end = (profile: Profile) => (
    <Suspense>
      <OwnDataSection profile={profile} />
      <LeaveSection profile={profile} />
    </Suspense>
  );
  return <Frame panel={<ProfilePanel end={end} />} aside={<OwnLinks />} />;
}

function Frame({ panel, aside }: { panel: ReactNode; aside?: ReactNode }) {
  return (
    <div className="wrap py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{profileMessages.title}</h1>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-12">
        <div className="rounded-card border border-line bg-surface p-5 sm:p-8">{panel}</div>
        {aside}
      </div>
    </div>
  );
}
