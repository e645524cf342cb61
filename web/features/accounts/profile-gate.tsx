import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileLoadFailure } from '#domain/accounts/failures.ts';
import { loginMessages, profileMessages } from '#domain/accounts/messages.ts';
import type { Profile } from '#domain/accounts/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { formFailure } from '#web/lib/forms/form-failure.ts';
import { profileQuery } from '#web/lib/session/profile-query.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface Props {
  /** The page to return to after login. */
  page: string;
  skeleton: ReactNode;
  /** `reload` loads the profile again; resolves to false on failure. */
  children(profile: Profile, reload: () => Promise<boolean>): ReactNode;
}

/** The signed-in user's profile, or the reason it cannot be shown (specification §8). */
export function ProfileGate(props: Props) {
  const session = useSession();
  if (!session) return <LoginAgain sentence={profileMessages.noToken} page={props.page} />;
  return <OwnProfile key={session.userId} userId={session.userId} {...props} />;
}

function OwnProfile({ userId, page, skeleton, children }: Props & { userId: string }) {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery(userId));
  if (profile) return children(profile, async () => !(await refetch()).isError);
  if (!error) return skeleton;
  const { message } = formFailure(error, profileLoadFailure);
  return error instanceof ApiError && error.status === 401 ? (
    <LoginAgain sentence={message} page={page} />
  ) : (
    <ErrorBox message={message} onRetry={() => void refetch()} busy={isFetching} />
  );
}

function LoginAgain({ sentence, page }: { sentence: string; page: string }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice tone="error">{sentence}</Notice>
      <ButtonLink to={withReturn(paths.login, page)}>{loginMessages.submit}</ButtonLink>
    </div>
  );
}
