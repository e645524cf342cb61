import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { profileMessages } from '#domain/accounts/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ContactEditor, ContactEditorSkeleton } from '#web/features/accounts/contact-editor.tsx';
import { ProfileGate } from '#web/features/accounts/profile-gate.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export const meta = guardedMeta({
  title: profileMessages.updateTitle,
  description: 'Your phone number and your location.',
  path: paths.profileUpdate,
});

export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return (
    <Frame>
      <ContactEditorSkeleton />
    </Frame>
  );
}

export default function ProfileUpdate() {
  return (
    <Frame>
      <ProfileGate page={paths.profileUpdate} skeleton={<ContactEditorSkeleton />}>
        {(profile) => <ContactEditor profile={profile} />}
      </ProfileGate>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pb-12">
      <div className="max-w-2xl">
        <PageHeader
          title={profileMessages.updateTitle}
          intro={
            <>
              How people reach you, and where you are. Your name and photo are on{' '}
              <Link to={paths.profile} className="font-semibold text-primary underline">
                your profile
              </Link>
              .
            </>
          }
        />
        <div className="rounded-card border border-line bg-surface p-5 sm:p-8">{children}</div>
      </div>
    </div>
  );
}
