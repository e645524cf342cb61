import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { conversationListMessages } from '#domain/conversations/messages.ts';
import {
  propertyAdminMessages,
  statusMessages,
  uploadPropertyMessages,
} from '#domain/properties/messages.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import {
  DASHBOARD_LINK,
  LISTER_LINK,
  SEARCHES_LINK,
  VERIFICATION_LINK,
  WORKSPACE_LINK,
} from '#domain/site/account-links.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { Icon } from '#web/ui/icon.tsx';

interface OwnLink {
  to: string;
  label: string;
}

const STAYS: readonly OwnLink[] = [
  { to: paths.bookings, label: ownBookingMessages.title },
  { to: paths.enquiries, label: conversationListMessages.title },
  { to: paths.savedSearches, label: SEARCHES_LINK.label },
];

const WORKSPACE: OwnLink = { to: WORKSPACE_LINK.path, label: WORKSPACE_LINK.label };
const LISTING: readonly OwnLink[] = [{ to: LISTER_LINK.path, label: LISTER_LINK.label }];

const TRUST: readonly OwnLink[] = [{ to: VERIFICATION_LINK.path, label: VERIFICATION_LINK.label }];

const listingsOf = (everyones: boolean): readonly OwnLink[] => [
  WORKSPACE,
  { to: paths.uploadProperty, label: uploadPropertyMessages.title },
  {
    to: paths.propertyList,
    label: everyones ? propertyAdminMessages.titleForAdmin : propertyAdminMessages.title,
  },
  { to: paths.propertyStatus, label: statusMessages.title },
];

const carsOf = (everyones: boolean): readonly OwnLink[] => [
  { to: paths.uploadCar, label: uploadCarMessages.title },
  {
    to: paths.carList,
    label: everyones ? uploadCarMessages.titleForAdmin : uploadCarMessages.ownTitle,
  },
];

const ADMIN: readonly OwnLink[] = [{ to: DASHBOARD_LINK.path, label: DASHBOARD_LINK.label }];

/** Links to the user's own bookings and cars, and to properties for the roles that list them; an Admin's lead to everyone's. */
export function OwnLinks() {
  const viewer = useViewer();
  const everyones = isAdmin(viewer);
  return (
    <div className="flex flex-col gap-8">
      {everyones && <LinkGroup title="The site" links={ADMIN} />}
      <LinkGroup title="Stays and enquiries" links={STAYS} />
      {canUploadProperty(viewer) && (
        <LinkGroup
          title={everyones ? 'Properties' : 'Your listings'}
          links={listingsOf(everyones)}
        />
      )}
      {viewer?.role === 'Customer' && (
        <LinkGroup title="List properties" links={[...LISTING, WORKSPACE]} />
      )}
      <LinkGroup title={everyones ? 'Cars' : 'Your cars'} links={carsOf(everyones)} />
      <LinkGroup title="Trust" links={TRUST} />
    </div>
  );
}

function LinkGroup({ title, links }: { title: string; links: readonly OwnLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 border-line border-t">
        {links.map(({ to, label }) => (
          <li key={to} className="border-line border-b">
            <Link
              to={to}
              className="flex min-h-12 items-center justify-between gap-3 font-medium hover:text-primary"
            >
              {label}
              <Icon of={ChevronRight} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
