import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import {
  propertyAdminSentences,
  statusSentences,
  uploadPropertySentences,
} from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { Icon } from '#web/ui/icon.tsx';

interface OwnLink {
  to: string;
  label: string;
}

const STAYS: readonly OwnLink[] = [{ to: paths.bookings, label: ownBookingSentences.title }];

const LISTINGS: readonly OwnLink[] = [
  { to: paths.uploadProperty, label: uploadPropertySentences.title },
  { to: paths.propertyList, label: propertyAdminSentences.title },
  { to: paths.propertyStatus, label: statusSentences.title },
];

const CARS: readonly OwnLink[] = [
  { to: paths.uploadCar, label: uploadCarSentences.title },
  { to: paths.carList, label: uploadCarSentences.ownTitle },
];

/** The ways to what is one's own: bookings, cars, and the properties of the roles that list some. */
export function OwnLinks() {
  const isLister = canUploadProperty(useViewer());
  return (
    <div className="flex flex-col gap-8">
      <LinkGroup title="Your stays" links={STAYS} />
      {isLister && <LinkGroup title="Your listings" links={LISTINGS} />}
      <LinkGroup title="Your cars" links={CARS} />
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
