import { isRouteErrorResponse, useLocation } from 'react-router';
import { errorSentences } from '#domain/errors.ts';
import { paths } from '#domain/site/paths.ts';
import {
  notAuthorizedSentences,
  notFoundSentences,
  siteSentences,
} from '#domain/site/sentences.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** What a page shows that could not be shown: the 404 page, or what happened and a retry. */
export function ErrorPage({ error }: { error: unknown }) {
  const { key } = useLocation();
  const home = <ButtonLink to={paths.home}>{notAuthorizedSentences.returnHome}</ButtonLink>;
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <MessagePage title={notFoundSentences.title} text={notFoundSentences.text}>
        {home}
      </MessagePage>
    );
  }
  return (
    <MessagePage key={key} title="Something went wrong" text={sentenceOf(error)}>
      <Button onClick={() => location.reload()}>{siteSentences.retry}</Button>
      <ButtonLink to={paths.home} variant="secondary">
        {notAuthorizedSentences.returnHome}
      </ButtonLink>
    </MessagePage>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (isRouteErrorResponse(error) && error.status === 503) return errorSentences.unavailable;
  return errorSentences.internal;
}
