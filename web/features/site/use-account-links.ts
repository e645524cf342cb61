import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import {
  BOOKINGS_LINK,
  DASHBOARD_LINK,
  ENQUIRIES_LINK,
  LISTER_LINK,
  PROPERTIES_LINK,
  SEARCHES_LINK,
  WORKSPACE_LINK,
} from '#domain/site/account-links.ts';
import { paths } from '#domain/site/paths.ts';
import { newsQuery } from '#web/lib/lists/news-query.ts';
import { profileQuery } from '#web/lib/session/profile-query.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { ACCOUNT_ICONS } from './account-icons.ts';

/** One of the user's own links, with its number of new items. */
export interface AccountLink {
  label: string;
  path: string;
  icon: LucideIcon;
  count: number;
}

/**
 * The signed-in user's links with counts of new items. The counts wait for the profile: that one call reveals an
 * ended session.
 */
export function useAccountLinks(): AccountLink[] {
  const viewer = useViewer();
  const userId = viewer?.userId ?? '';
  const { isSuccess } = useQuery({ ...profileQuery(userId), enabled: false });
  const { data } = useQuery({ ...newsQuery(userId), enabled: viewer !== null && isSuccess });
  const stays = data?.stays.count ?? 0;
  const hosted = data?.hostedStays.count ?? 0;
  const received = data?.enquiries.count ?? 0;
  const answers = data?.answers.count ?? 0;
  return [
    {
      ...BOOKINGS_LINK,
      icon: ACCOUNT_ICONS.bookings,
      // To the part with the news.
      ...(hosted > 0 && stays === 0 && { path: paths.hostedStays }),
      count: stays + hosted,
    },
    {
      ...ENQUIRIES_LINK,
      icon: ACCOUNT_ICONS.enquiries,
      ...(answers > 0 && received === 0 && { path: paths.sentEnquiries }),
      count: received + answers,
    },
    { ...SEARCHES_LINK, icon: ACCOUNT_ICONS.searches, count: 0 },
    { ...WORKSPACE_LINK, icon: ACCOUNT_ICONS.workspace, count: 0 },
    ...(viewer?.role === 'Customer'
      ? [{ ...LISTER_LINK, icon: ACCOUNT_ICONS.becomeLister, count: 0 }]
      : []),
    ...(canUploadProperty(viewer) && !isAdmin(viewer)
      ? [{ ...PROPERTIES_LINK, icon: ACCOUNT_ICONS.properties, count: 0 }]
      : []),
    ...(isAdmin(viewer)
      ? [
          {
            ...DASHBOARD_LINK,
            icon: ACCOUNT_ICONS.dashboard,
            count: data?.contactMessages.count ?? 0,
          },
        ]
      : []),
  ];
}

/** Number of new items behind all the links. */
export const totalOf = (links: readonly Pick<AccountLink, 'count'>[]): number =>
  links.reduce((total, { count }) => total + count, 0);
