import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { copyrightLine } from '#domain/site/contact.ts';
import { FOOTER_LINKS } from '#domain/site/navigation.ts';
import { telLink } from '#domain/values/ghana.ts';
import { RUNNING } from '#web/lib/start/early-use.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { Logo } from './logo.tsx';
import { useSiteSettings } from './settings.ts';
import { SocialLinks } from './social-links.tsx';

const LINE = 'flex min-h-11 w-fit items-center gap-2.5 hover:text-primary';

/** Contact, links, display settings and the copyright line (specification §1, §2.1). */
export function SiteFooter({ year }: { year: number }) {
  // Hydrated last (site-frame.tsx).
  useEffect(() => {
    document.documentElement.dataset[RUNNING] = '';
  }, []);
  const { name, tagline, address, email, phoneNumber, website } = useSiteSettings();
  const hasContact = address || email || phoneNumber || website;
  return (
    <footer id="footer" className="mt-18 bg-sunken">
      <div className="woven" />
      <div
        className={cx(
          'wrap grid gap-x-8 gap-y-8 py-12 sm:grid-cols-2',
          hasContact ? 'lg:grid-cols-[2fr_2fr_1fr_1.5fr]' : 'lg:grid-cols-[4fr_1fr_1.5fr]',
        )}
      >
        <div>
          <Logo />
          {tagline && <p className="mt-4 max-w-xs text-muted">{tagline}</p>}
          <SocialLinks className="mt-4 -ml-3" />
        </div>
        {hasContact && (
          <Column title="Contact">
            <address className="text-sm not-italic">
              {address && (
                <span className="flex items-start gap-2.5 py-3">
                  <Icon of={MapPin} className="shrink-0 text-muted" />
                  {address}
                </span>
              )}
              {phoneNumber && contactLink(Phone, telLink(phoneNumber), phoneNumber)}
              {email && contactLink(Mail, `mailto:${email}`, email)}
              {website && contactLink(Globe, website, website.replace(/^https?:\/\/|\/$/g, ''))}
            </address>
          </Column>
        )}
        <Column title="More">
          <ul className="text-sm">
            {FOOTER_LINKS.map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className={LINE}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column title="Display">
          <DisplaySettings />
        </Column>
      </div>
      <div className="border-line border-t">
        <p className="wrap py-5 text-xs text-muted">{copyrightLine(name, year)}</p>
      </div>
    </footer>
  );
}

const contactLink = (icon: LucideIcon, href: string, text: string) => (
  <a href={href} className={LINE}>
    <Icon of={icon} className="shrink-0 text-muted" />
    {text}
  </a>
);

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-lg">{title}</h2>
      {children}
    </section>
  );
}
