import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { shareListMessages } from '#domain/favourites/share-messages.ts';
import { siteMessages } from '#domain/site/messages.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { SignInInvitation } from '#web/ui/sign-in-invitation.tsx';
import { ShareForm } from './share-form.tsx';
import { sharedLinkQuery } from './shared-link-calls.ts';

interface Props {
  /** The panel's id, for the button that opens it. */
  id: string;
  /** The site's public origin. */
  origin: string;
  /** The id of the part of the page that signing in leads back to. */
  anchor: string;
}

/** Shares the user's list by a link, and switches it off. A link needs an account that owns it. */
export function SharePanel({ id, origin, anchor }: Props) {
  const viewer = useViewer();
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="mb-8 max-w-2xl rounded-card border border-line bg-surface p-5"
    >
      <h2 id={titleId} className="mb-3 text-xl">
        {shareListMessages.title}
      </h2>
      {viewer ? (
        <Sharing userId={viewer.userId} origin={origin} />
      ) : (
        <SignInInvitation
          title={shareListMessages.signIn}
          help={shareListMessages.signInHelp}
          anchor={anchor}
        />
      )}
    </section>
  );
}

function Sharing({ userId, origin }: { userId: string; origin: string }) {
  const { data, error, isFetching, refetch } = useQuery(sharedLinkQuery(userId));
  if (data) return <ShareForm userId={userId} link={data.link} origin={origin} />;
  if (!error) return <p role="status">{siteMessages.loading}</p>;
  return <ErrorBox message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
}
