import { data } from 'react-router';
import { notAuthorizedMessages, notFoundMessages } from '#domain/site/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

export const meta = () => [
  { title: notFoundMessages.title },
  { name: 'robots', content: 'noindex' },
];

export const loader = () => data(null, { status: 404 });

/** Any path that matches no other page (specification §2.2). */
export default function NotFound() {
  return (
    <MessagePage title={notFoundMessages.title} text={notFoundMessages.text}>
      <ButtonLink to={paths.home}>{notAuthorizedMessages.returnHome}</ButtonLink>
    </MessagePage>
  );
}
