import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import CarFront from 'lucide-react/icons/car-front';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { Icon } from '#web/ui/icon.tsx';

const TASKS: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.propertyList,
    icon: Building2,
    title: 'Properties',
    text: 'See every property and delete what does not belong.',
  },
  {
    to: paths.propertyStatus,
    icon: ListChecks,
    title: 'Status',
    text: 'Set any property to available, sold or rented.',
  },
  {
    to: paths.uploadProperty,
    icon: Plus,
    title: 'Upload a property',
    text: 'List a property yourself.',
  },
  { to: paths.cars, icon: CarFront, title: 'Cars', text: 'Look through the cars on offer.' },
];

/** What an Admin can do already, each a step away. */
export function AdminTasks() {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {TASKS.map(({ to, icon, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-start gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control-line"
          >
            <span className="mt-0.5 text-primary">
              <Icon of={icon} />
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-muted">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
