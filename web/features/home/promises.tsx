import CalendarCheck from 'lucide-react/icons/calendar-check';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { ESTABLISHED } from '#domain/site/contact.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import { Icon } from '#web/ui/icon.tsx';

const PROMISES = [
  {
    icon: MapPinned,
    title: `Ghana, since ${ESTABLISHED}`,
    text: `Listings from all ${REGIONS.length} regions. Every price is in cedi.`,
  },
  {
    icon: CalendarCheck,
    title: 'Your dates are yours',
    text: 'Stays are confirmed at once, and no two bookings share a night.',
  },
  {
    icon: MessageSquareText,
    title: 'Reviews from real accounts',
    text: 'Only people with an account can comment and rate.',
  },
] as const;

/** Promises to users: list only those that the product keeps. */
export function Promises() {
  return (
    <ul className="grid grid-cols-1 gap-6 rounded-card bg-sunken p-6 md:grid-cols-3 md:gap-8 md:p-8">
      {PROMISES.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
            <Icon of={icon} />
          </span>
          <div className="min-w-0 wrap-anywhere">
            <p className="font-display text-lg font-bold leading-tight">{title}</p>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
