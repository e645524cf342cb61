import { isRouteErrorResponse, useLocation } from 'react-router';
import { outageMessages } from '#domain/outage-messages.ts';
import {
  awayMessages,
  notAuthorizedMessages,
  notFoundMessages,
  siteMessages,
} from '#domain/site/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { documentTitle } from '#web/lib/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

const wrongTitle = 'Something went wrong';

/** The page for errors: the 404 page, or what happened and a retry. */
export function ErrorPage({ error }: { error: unknown }) {
  const { key, pathname, search } = useLocation();
  const home = <ButtonLink to={paths.home}>{notAuthorizedMessages.returnHome}</ButtonLink>;
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <MessagePage title={notFoundMessages.title} text={notFoundMessages.text}>
        {home}
      </MessagePage>
    );
  }
  if (isAway(error)) {
    return (
      <MessagePage title={awayMessages.title} text={awayMessages.text}>
        <ButtonLink to={pathname + search} reloadDocument>
          {siteMessages.retry}
        </ButtonLink>
      </MessagePage>
    );
  }
  return (
    <MessagePage key={key} title={wrongTitle} text={sentenceOf(error)}>
      <Button onClick={() => location.reload()}>{siteMessages.retry}</Button>
      <ButtonLink to={paths.home} variant="secondary">
        {notAuthorizedMessages.returnHome}
      </ButtonLink>
    </MessagePage>
  );
}

/** True if the server is unavailable for now. */
const isAway = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 503;

/** Browser tab title of an error page. */
export const errorMeta = (error: unknown) => [
  { title: documentTitle(isAway(error) ? awayMessages.title : wrongTitle) },
  { name: 'robots', content: 'noindex' },
];

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return outageMessages.internal;
}
