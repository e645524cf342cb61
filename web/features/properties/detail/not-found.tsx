import { propertyMessages } from '#domain/properties/messages.ts';
import { notAuthorizedMessages } from '#domain/site/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** An address that leads to no listing, or no longer. */
export function PropertyNotFound() {
  return (
    <MessagePage
      title={propertyMessages.notFound}
      text="It may have been removed or paused. See what else we have."
    >
      <ButtonLink to={paths.home}>{notAuthorizedMessages.returnHome}</ButtonLink>
    </MessagePage>
  );
}
