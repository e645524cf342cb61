import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { SiteSettings } from '#domain/site/contact.ts';
import { telLink } from '#domain/values/ghana.ts';
import { Icon } from '#web/ui/icon.tsx';

type Contact = Pick<SiteSettings, 'address' | 'email' | 'phoneNumber' | 'website'>;

interface Line {
  icon: LucideIcon;
  label: string;
  text: string;
  href?: string;
}

export const hasContactDetails = (contact: Contact): boolean => linesOf(contact).length > 0;

/** Address, email, phone and website, if set (specification §2.6). Renders nothing if none are. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const lines = linesOf(contact);
  if (lines.length === 0) return null;
  return (
    <address className="not-italic">
      <dl className="border-line border-t">
        {lines.map(({ icon, label, text, href }) => (
          <div
            key={label}
            className="relative flex min-h-16 flex-col justify-center border-line border-b py-3 pl-9"
          >
            <dt className="text-sm text-muted">
              <Icon of={icon} className="absolute top-1/2 left-0 -translate-y-1/2 text-primary" />
              {label}
            </dt>
            <dd className="font-medium">
              {href ? (
                <a
                  href={href}
                  className="wrap-anywhere after:absolute after:inset-0 hover:text-primary hover:underline"
                >
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </address>
  );
}

function linesOf({ address, email, phoneNumber, website }: Contact): Line[] {
  const all: Line[] = [
    { icon: MapPin, label: 'Address', text: address },
    { icon: Mail, label: 'Email', text: email, href: `mailto:${email}` },
    { icon: Phone, label: 'Phone', text: phoneNumber, href: phoneNumber && telLink(phoneNumber) },
    {
      icon: Globe,
      label: 'Website',
      text: website.replace(/^https?:\/\/|\/$/g, ''),
      href: website,
    },
  ];
  return all.filter(({ text }) => text);
}
