import { availabilityMessages } from '#domain/availability/messages.ts';
import { StillAvailable } from '#web/features/availability/still-available.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/still-available';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: availabilityMessages.title,
    description: availabilityMessages.intro,
    path: '/still-available',
    origin: originOf(matches),
    index: false,
  }),
  // The address holds the token: it goes to no other site.
  { name: 'referrer', content: 'no-referrer' },
];

/** The address holds the token: nothing keeps the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function StillAvailablePage({ params }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <div className="max-w-xl pb-12">
        <PageHeader title={availabilityMessages.title} intro={availabilityMessages.intro} />
        <StillAvailable token={params.token} />
      </div>
    </div>
  );
}
