import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { availabilityMessages } from '#domain/availability/messages.ts';
import { ANSWERS, type AvailabilityAnswer } from '#domain/availability/rules.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage, isGone } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { answerQuestion, questionQuery } from './availability-calls.ts';

/** Asks a lister whether a listing is still available. Opening the link does not answer, because mail scanners follow links. */
export function StillAvailable({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const query = questionQuery(token);
  const { data, error, isFetching, refetch } = useQuery(query);
  const { send, busy, ...write } = useWrite({
    mutationFn: (answer: AvailabilityAnswer) => answerQuestion(token, answer),
    onSuccess: (question) => queryClient.setQueryData(query.queryKey, question),
  });
  if (!data) {
    if (!error) return <Skeleton className="h-48" />;
    if (isGone(error)) return <Unknown />;
    return <ErrorBox message={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  const { name, path, answer: current, kind } = data;
  const answers = ANSWERS.filter((answer) => answer !== 'taken' || KINDS[kind].staysWhenTaken);
  return (
    <div className="flex flex-col items-start gap-4">
      {current === null ? (
        <p className="wrap-anywhere">
          {availabilityMessages.ask(name)}{' '}
          <Link to={path} className="font-semibold text-primary underline underline-offset-4">
            See it
          </Link>
        </p>
      ) : (
        <>
          <Outcome key={current} tone="success">
            {availabilityMessages.done[current](name)}
          </Outcome>
          <p className="text-muted">{availabilityMessages.change}</p>
        </>
      )}
      {write.error && (
        <Outcome tone="error">{failureMessage(write.error, availabilityMessages.failure)}</Outcome>
      )}
      {answers
        .filter((answer) => answer !== current)
        .map((answer, place) => (
          <Button
            key={answer}
            size="lg"
            variant={place === 0 && current === null ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => send(answer)}
            className="w-full sm:w-auto"
          >
            {availabilityMessages.answers[answer]}
          </Button>
        ))}
    </div>
  );
}

function Unknown() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{availabilityMessages.unknown}</p>
      <div className="flex flex-wrap gap-3">
        {Object.values(KINDS).map(({ nouns, ownPath }) => (
          <ButtonLink key={ownPath} to={ownPath} variant="secondary">
            {`Your ${nouns}`}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
