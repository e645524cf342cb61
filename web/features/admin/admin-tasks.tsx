import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CarFront from 'lucide-react/icons/car-front';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { propertyAdminMessages } from '#domain/properties/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { Icon } from '#web/ui/icon.tsx';

interface Task {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

const TASKS: readonly Task[] = [
  {
    to: paths.hostedStays,
    icon: CalendarCheck,
    title: hostedStayMessages.partForAdmin,
    text: 'See all stays, and cancel one with a reason.',
  },
  {
    to: paths.propertyList,
    icon: Building2,
    title: propertyAdminMessages.titleForAdmin,
    text: 'See every property and delete what doesn’t belong.',
  },
  {
    to: paths.propertyStatus,
    icon: ListChecks,
    title: 'Status',
    text: 'Set any property to available, sold or rented.',
  },
  {
    to: paths.carList,
    icon: CarFront,
    title: uploadCarMessages.titleForAdmin,
    text: 'See every car and delete what doesn’t belong.',
  },
  {
    to: paths.uploadProperty,
    icon: Plus,
    title: 'Upload a property',
    text: 'List a property yourself.',
  },
];

/** Shortcuts to Admin tasks outside the workspace's pages. */
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
