import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CarFront from 'lucide-react/icons/car-front';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import { Link } from 'react-router';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { conversationListMessages } from '#domain/conversations/messages.ts';
import { propertyAdminMessages } from '#domain/properties/messages.ts';
import { messageListMessages } from '#domain/site/contact-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { settingsMessages } from '#domain/site/settings-messages.ts';
import { newsQuery } from '#web/lib/news-query.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Task {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

const TASKS: readonly Task[] = [
  {
    to: paths.contactMessages,
    icon: Mail,
    title: messageListMessages.title,
    text: 'Read what people write on the contact page, and answer.',
  },
  {
    to: paths.siteSettings,
    icon: Settings,
    title: settingsMessages.title,
    text: 'Name, contact details, About texts and the limits of bookings.',
  },
  {
    to: paths.hostedStays,
    icon: CalendarCheck,
    title: hostedStayMessages.partForAdmin,
    text: 'See who stays where, and cancel a stay with a reason.',
  },
  {
    to: paths.reportedConversations,
    icon: MessageSquare,
    title: conversationListMessages.reported,
    text: 'Read what was written where somebody has asked you to look.',
  },
  {
    to: paths.propertyList,
    icon: Building2,
    title: propertyAdminMessages.titleForAdmin,
    text: 'See every property and delete what does not belong.',
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
    text: 'See every car and delete what does not belong.',
  },
  {
    to: paths.uploadProperty,
    icon: Plus,
    title: 'Upload a property',
    text: 'List a property yourself.',
  },
];

/** What an Admin can do, each a step away, and what is new there. */
export function AdminTasks({ userId }: { userId: string }) {
  const { data } = useQuery(newsQuery(userId));
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
              <span className="flex items-center gap-2 font-semibold">
                {title}
                {to === paths.contactMessages && (
                  <CountBadge count={data?.contactMessages.count ?? 0} />
                )}
              </span>
              <span className="text-sm text-muted">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
