import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { enquiryListSentences } from '#domain/enquiries/sentences.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import {
  propertyAdminSentences,
  statusSentences,
  uploadPropertySentences,
} from '#domain/properties/sentences.ts';
import { DASHBOARD_LINK } from '#domain/site/account-links.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { Icon } from '#web/ui/icon.tsx';

interface OwnLink {
  to: string;
  label: string;
}

const STAYS: readonly OwnLink[] = [
  { to: paths.bookings, label: ownBookingSentences.title },
  { to: paths.enquiries, label: enquiryListSentences.title },
];

const listingsOf = (everybodys: boolean): readonly OwnLink[] => [
  { to: paths.uploadProperty, label: uploadPropertySentences.title },
  {
    to: paths.propertyList,
    label: everybodys ? propertyAdminSentences.titleForAdmin : propertyAdminSentences.title,
  },
  { to: paths.propertyStatus, label: statusSentences.title },
];

const carsOf = (everybodys: boolean): readonly OwnLink[] => [
  { to: paths.uploadCar, label: uploadCarSentences.title },
  {
    to: paths.carList,
    label: everybodys ? uploadCarSentences.titleForAdmin : uploadCarSentences.ownTitle,
  },
];

const ADMIN: readonly OwnLink[] = [{ to: DASHBOARD_LINK.path, label: DASHBOARD_LINK.label }];

/** The ways to what is one's own: bookings, cars, and the properties of the roles that list some; an Admin's to all. */
export function OwnLinks() {
  const viewer = useViewer();
  const everybodys = isAdmin(viewer);
  return (
    <div className="flex flex-col gap-8">
      {everybodys && <LinkGroup title="The site" links={ADMIN} />}
      <LinkGroup title="Stays and enquiries" links={STAYS} />
      {canUploadProperty(viewer) && (
        <LinkGroup
          title={everybodys ? 'Properties' : 'Your listings'}
          links={listingsOf(everybodys)}
        />
      )}
      <LinkGroup title={everybodys ? 'Cars' : 'Your cars'} links={carsOf(everybodys)} />
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
