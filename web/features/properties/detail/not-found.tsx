import { propertySentences } from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { notAuthorizedSentences } from '#domain/site/sentences.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** An address that leads to no listing, or no longer. */
export function PropertyNotFound() {
  return (
    <MessagePage
      title={propertySentences.notFound}
      text="It may have been taken down. There is more to see in our lists."
    >
      <ButtonLink to={paths.home}>{notAuthorizedSentences.returnHome}</ButtonLink>
    </MessagePage>
  );
}
