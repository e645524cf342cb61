import { unsubscribeMessages } from '#domain/unsubscribe/messages.ts';
import { Unsubscribe } from '#web/features/unsubscribe/unsubscribe.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/unsubscribe';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: unsubscribeMessages.title,
    description: unsubscribeMessages.intro,
    path: '/unsubscribe',
    origin: originOf(matches),
    index: false,
  }),
  // The address holds the token: it goes to no other site.
  { name: 'referrer', content: 'no-referrer' },
];

/** The address holds the token: nothing keeps the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function UnsubscribePage({ params }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <div className="max-w-xl pb-12">
        <PageHeader title={unsubscribeMessages.title} intro={unsubscribeMessages.intro} />
        <Unsubscribe token={params.token} />
      </div>
    </div>
  );
}
