import { type ReactNode, Suspense, useRef, useState } from 'react';
import { factorMessages } from '#domain/accounts/factor-messages.ts';
import { profileMessages } from '#domain/accounts/messages.ts';
import type { Profile } from '#domain/accounts/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EmailSection } from './email/email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfileGate } from './profile-gate.tsx';
import { ProfileSkeleton, ProfileView } from './profile-view.tsx';
import { TimedNotices, useTimedMessages } from './timed-notices.tsx';

const FactorsSection = lazyPart(() => import('./factors/factors-section.tsx'), Nothing);
const SessionsSection = lazyPart(() => import('./sessions/sessions-section.tsx'), Nothing);

interface Props {
  profile: Profile;
  reload(): Promise<boolean>;
  /** Rendered below the profile. */
  end(profile: Profile): ReactNode;
}

/** The signed-in user's profile, for viewing or editing (specification §4, "Profile"). */
export function ProfilePanel({ end }: Pick<Props, 'end'>) {
  return (
    <ProfileGate page={paths.profile} skeleton={<ProfileSkeleton />}>
      {(profile, reload) => <OwnProfile profile={profile} reload={reload} end={end} />}
    </ProfileGate>
  );
}

function OwnProfile({ profile, reload, end }: Props) {
  const [editing, setEditing] = useState(false);
  const messages = useTimedMessages();
  const panel = useRef<HTMLDivElement>(null);

  function view() {
    setEditing(false);
    // The pressed button disappears with the form.
    panel.current?.focus({ preventScroll: true });
  }

  async function cancel() {
    view();
    messages.show();
    const isFresh = await reload();
    if (!isFresh) messages.show({ kind: 'error', text: profileMessages.refreshFailure });
  }

  const { mustAddFactor } = profile;
  const viewing = !editing && !mustAddFactor;
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <TimedNotices {...messages} />
      {mustAddFactor && <Notice tone="info">{factorMessages.mustAdd}</Notice>}
      {editing && !mustAddFactor && (
        <ProfileEditor
          profile={profile}
          messages={messages}
          onCancel={() => void cancel()}
          onSaved={view}
        />
      )}
      {viewing && (
        <>
          <ProfileView profile={profile} onEdit={() => setEditing(true)} />
          <EmailSection profile={profile} />
          <PasswordSection email={profile.email} />
        </>
      )}
      {/* The same element before and after: the recovery codes it shows exist nowhere else. */}
      {(viewing || mustAddFactor) && (
        <Suspense>
          <FactorsSection userId={profile._id} />
          {viewing && (
            <Suspense>
              <SessionsSection userId={profile._id} />
            </Suspense>
          )}
        </Suspense>
      )}
      {viewing && end(profile)}
    </div>
  );
}
