import { SOCIAL_NETWORKS, type SocialNetwork } from '#domain/site/contact.ts';
import { FacebookMark } from '#web/ui/brand/facebook.tsx';
import { InstagramMark } from '#web/ui/brand/instagram.tsx';
import { LinkedInMark } from '#web/ui/brand/linkedin.tsx';
import { XMark } from '#web/ui/brand/twitter-x.tsx';
import { WhatsAppMark } from '#web/ui/brand/whatsapp.tsx';
import { useSiteSettings } from './settings.ts';

const NETWORK = {
  facebook: { label: 'Facebook', mark: FacebookMark },
  instagram: { label: 'Instagram', mark: InstagramMark },
  linkedin: { label: 'LinkedIn', mark: LinkedInMark },
  twitter: { label: 'X (Twitter)', mark: XMark },
  whatsapp: { label: 'WhatsApp', mark: WhatsAppMark },
} as const satisfies Record<SocialNetwork, { label: string; mark: unknown }>;

interface Props {
  /** All of them unless told. */
  networks?: readonly SocialNetwork[];
  className?: string;
}

/** The social links that are set, each opening in a new tab. Nothing when none is. */
export function SocialLinks({ networks = SOCIAL_NETWORKS, className }: Props) {
  const { social } = useSiteSettings();
  const shown = networks.filter((network) => social[network]);
  if (shown.length === 0) return null;
  return (
    <ul className={`flex flex-wrap ${className ?? ''}`}>
      {shown.map((network) => {
        const { label, mark: BrandMark } = NETWORK[network];
        return (
          <li key={network}>
            <a
              href={social[network]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${label} (opens in a new tab)`}
              title={label}
              className="grid size-11 place-items-center rounded-full text-muted hover:bg-primary-soft hover:text-primary"
            >
              <BrandMark />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
