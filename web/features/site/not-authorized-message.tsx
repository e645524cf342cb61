import { paths } from '#domain/site/paths.ts';
import { notAuthorizedSentences } from '#domain/site/sentences.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** What the Not Authorized page reads (specification §2.2). */
export function NotAuthorizedMessage() {
  return (
    <MessagePage title={notAuthorizedSentences.title} text={notAuthorizedSentences.text}>
      <ButtonLink to={paths.home}>{notAuthorizedSentences.returnHome}</ButtonLink>
    </MessagePage>
  );
}
