import { useQuery } from '@tanstack/react-query';
import { shareListMessages } from '#domain/favourites/share-messages.ts';
import { siteMessages } from '#domain/site/messages.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { SignInInvitation } from '#web/ui/sign-in-invitation.tsx';
import { ShareForm } from './share-form.tsx';
import { sharedLinkQuery } from './shared-link-calls.ts';

interface Props {
  open: boolean;
  /** The site's public origin. */
  origin: string;
  /** The id of the part of the page that signing in leads back to. */
  anchor: string;
  onClose(): void;
}

/** Shares one's list by a link, and switches it off. A link needs an account that owns it. */
export function ShareDialog({ open, origin, anchor, onClose }: Props) {
  const viewer = useViewer();
  return (
    <Dialog open={open} onClose={onClose} title={shareListMessages.title}>
      {viewer ? (
        <Sharing userId={viewer.userId} origin={origin} />
      ) : (
        <SignInInvitation
          title={shareListMessages.signIn}
          help={shareListMessages.signInHelp}
          anchor={anchor}
        />
      )}
    </Dialog>
  );
}

function Sharing({ userId, origin }: { userId: string; origin: string }) {
  const { data, error, isFetching, refetch } = useQuery(sharedLinkQuery(userId));
  if (data) return <ShareForm userId={userId} link={data.link} origin={origin} />;
  if (!error) return <p role="status">{siteMessages.loading}</p>;
  return <ErrorBox message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
}
