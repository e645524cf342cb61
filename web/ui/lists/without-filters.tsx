import { useLocation } from 'react-router';
import { siteMessages } from '#domain/site/messages.ts';
import { withFilters } from '#web/lib/lists/use-filter-query.ts';
import { ButtonLink } from '../button-link.tsx';

/** Leads to the list without some of its filters, before scripts run as well. */
export default function WithoutFilters({ names }: { names: readonly string[] }) {
  const { pathname, search } = useLocation();
  const blank = Object.fromEntries(names.map((name) => [name, '']));
  return (
    <ButtonLink
      to={{ pathname, search: withFilters(search, blank) }}
      replace
      preventScrollReset
      variant="secondary"
    >
      {siteMessages.leaveOut}
    </ButtonLink>
  );
}
