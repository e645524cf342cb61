import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import {
  propertyAdminSentences,
  statusSentences,
  uploadPropertySentences,
} from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { Icon } from '#web/ui/icon.tsx';

const LINKS = [
  { to: paths.uploadProperty, label: uploadPropertySentences.title },
  { to: paths.propertyList, label: propertyAdminSentences.title },
  { to: paths.propertyStatus, label: statusSentences.title },
] as const;

/** The ways to one's own listings, for the roles that list properties. */
export function ListerLinks() {
  if (!canUploadProperty(useViewer())) return null;
  return (
    <nav aria-label="Your listings">
      <h2 className="text-lg">Your listings</h2>
      <ul className="mt-2 border-line border-t">
        {LINKS.map(({ to, label }) => (
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
