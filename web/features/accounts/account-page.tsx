import CalendarCheck from 'lucide-react/icons/calendar-check';
import Eye from 'lucide-react/icons/eye';
import MessageCircle from 'lucide-react/icons/message-circle';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Mark } from '#web/ui/mark.tsx';

interface Props {
  title: string;
  /** A sentence below the title. */
  intro?: ReactNode;
  children: ReactNode;
  /** Below a line at the end: the ways to the other account pages. */
  footer?: ReactNode;
}

const MEMBERS_CAN = [
  { icon: Eye, text: 'see every home, stay and car in full' },
  { icon: MessageCircle, text: 'call or WhatsApp the lister' },
  { icon: CalendarCheck, text: 'book a short stay at the price you see' },
  { icon: Upload, text: 'list your own property or car' },
] as const;

/** The frame of the login, sign-up and password pages: the form, with the benefits of an account beside it. */
export function AccountPage({ title, intro, children, footer }: Props) {
  return (
    <div className="wrap grid grid-cols-1 items-start gap-8 py-8 md:py-14 lg:grid-cols-[32rem_25rem] lg:justify-center lg:gap-12">
      <section className="mx-auto w-full max-w-lg">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {intro && <div className="mt-2 text-muted">{intro}</div>}
        <div className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8">{children}</div>
        {footer && <div className="mt-5 text-sm">{footer}</div>}
      </section>
      <aside className="relative isolate overflow-hidden rounded-card bg-primary p-10 text-on-primary max-lg:hidden dark:bg-primary-soft dark:text-ink">
        <Mark className="absolute -right-28 -bottom-28 -z-1 size-96 opacity-10" />
        <p className="font-display text-3xl font-bold tracking-tight">Akwaaba</p>
        <p className="mt-1 text-lg text-balance">Welcome home. With an account you can</p>
        <ul className="mt-8 mb-24 flex flex-col gap-5">
          {MEMBERS_CAN.map(({ icon, text }) => (
            <li key={text} className="flex items-center gap-3 font-medium">
              <Icon of={icon} className="shrink-0 text-gold" />
              {text}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
