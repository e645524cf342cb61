import { data } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { notAuthorizedSentences, notFoundSentences } from '#domain/site/sentences.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

export const meta = () => [
  { title: notFoundSentences.title },
  { name: 'robots', content: 'noindex' },
];

export const loader = () => data(null, { status: 404 });

/** Any path that is no other page's (specification §2.2). */
export default function NotFound() {
  return (
    <MessagePage title={notFoundSentences.title} text={notFoundSentences.text}>
      <ButtonLink to={paths.home}>{notAuthorizedSentences.returnHome}</ButtonLink>
    </MessagePage>
  );
}
