import { notAuthorizedMessages } from '#domain/site/messages.ts';
import { NotAuthorizedMessage } from '#web/features/site/not-authorized-message.tsx';

export const meta = () => [
  { title: notAuthorizedMessages.title },
  { name: 'robots', content: 'noindex' },
];

export default function NotAuthorized() {
  return <NotAuthorizedMessage />;
}
