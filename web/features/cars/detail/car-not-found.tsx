import { carDetailMessages } from '#domain/cars/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** An address that leads to no car, or no longer. */
export function CarNotFound() {
  return (
    <MessagePage
      title={carDetailMessages.notFound}
      text="It may have been sold, removed or paused. See what else we have."
    >
      <ButtonLink to={paths.cars}>See all cars</ButtonLink>
    </MessagePage>
  );
}
