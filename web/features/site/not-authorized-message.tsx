import { notAuthorizedMessages } from '#domain/site/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** The message of the Not Authorized page (specification §2.2). */
export function NotAuthorizedMessage() {
  return (
    <MessagePage title={notAuthorizedMessages.title} text={notAuthorizedMessages.text}>
      <ButtonLink to={paths.home}>{notAuthorizedMessages.returnHome}</ButtonLink>
    </MessagePage>
  );
}
