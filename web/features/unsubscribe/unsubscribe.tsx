import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/site/paths.ts';
import { unsubscribeMessages } from '#domain/unsubscribe/messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage, isGone } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { unsubscribe, unsubscriptionQuery } from './unsubscription-calls.ts';

/** Pages for switching the emails on again. */
const SWITCHED = {
  'saved-search': { path: paths.savedSearches, label: 'Your saved searches' },
  'price-drops': { path: paths.favourites, label: 'Your favourites' },
} as const;

/** Asks whether to stop the emails of a link. Opening the link stops nothing, because mail scanners follow links. */
export function Unsubscribe({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(unsubscriptionQuery(token));
  const { send, busy, ...write } = useWrite({
    mutationFn: () => unsubscribe(token),
    onSuccess: () => refetch(),
  });
  if (!data) {
    if (!error) return <Skeleton className="h-24" />;
    if (isGone(error)) return <p>{unsubscribeMessages.unknown}</p>;
    return (
      <ErrorBox
        title={unsubscribeMessages.failure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.isStopped) {
    const whereTo = SWITCHED[data.about];
    return (
      <div className="flex flex-col items-start gap-4">
        <Outcome tone="success">{unsubscribeMessages.stopped(data.name)}</Outcome>
        <ButtonLink to={whereTo.path} variant="secondary">
          {whereTo.label}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form
      // Scripts send it, once they are there.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col items-start gap-4"
    >
      <p className="wrap-anywhere">{unsubscribeMessages.ask(data.name)}</p>
      {write.error && (
        <Outcome tone="error">{failureMessage(write.error, unsubscribeMessages.failure)}</Outcome>
      )}
      <Button type="submit" size="lg" busy={busy}>
        {unsubscribeMessages.stop}
      </Button>
    </form>
  );
}
