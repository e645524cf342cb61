import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { profileLoadFailure } from '#domain/accounts/failures.ts';
import { loginSentences, profileSentences } from '#domain/accounts/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formFailure } from '#web/lib/form-failure.ts';
import { profileQuery } from '#web/lib/profile-query.ts';
import { withReturn } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfileSkeleton, ProfileView } from './profile-view.tsx';
import { TimedNotices, useTimedMessages } from './timed-notices.tsx';

/** The profile of whoever is logged in: viewing, or editing (specification §4, "Profile"). */
export function ProfilePanel() {
  const session = useSession();
  if (!session) return <LoginAgain sentence={profileSentences.noToken} />;
  return <OwnProfile key={session.userId} userId={session.userId} />;
}

function OwnProfile({ userId }: { userId: string }) {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery(userId));
  const [editing, setEditing] = useState(false);
  const messages = useTimedMessages();
  const panel = useRef<HTMLDivElement>(null);

  function view() {
    setEditing(false);
    // The button that was pressed goes with the form.
    panel.current?.focus({ preventScroll: true });
  }

  async function cancel() {
    view();
    messages.show();
    const { isError } = await refetch();
    if (isError) messages.show({ kind: 'error', text: profileSentences.refreshFailure });
  }

  if (!profile) {
    if (!error) return <ProfileSkeleton />;
    const { message } = formFailure(error, profileLoadFailure);
    return error instanceof ApiError && error.status === 401 ? (
      <LoginAgain sentence={message} />
    ) : (
      <ErrorBox message={message} onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <TimedNotices {...messages} />
      {editing ? (
        <ProfileEditor
          profile={profile}
          messages={messages}
          onCancel={() => void cancel()}
          onSaved={view}
        />
      ) : (
        <ProfileView profile={profile} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}

function LoginAgain({ sentence }: { sentence: string }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice tone="error">{sentence}</Notice>
      <ButtonLink to={withReturn(paths.login, paths.profile)}>{loginSentences.submit}</ButtonLink>
    </div>
  );
}
