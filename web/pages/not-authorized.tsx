import { notAuthorizedSentences } from '#domain/site/sentences.ts';
import { NotAuthorizedMessage } from '#web/features/site/not-authorized-message.tsx';

export const meta = () => [
  { title: notAuthorizedSentences.title },
  { name: 'robots', content: 'noindex' },
];

export default function NotAuthorized() {
  return <NotAuthorizedMessage />;
}
