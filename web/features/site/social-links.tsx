import { SOCIAL_LABEL, SOCIAL_NETWORKS, type SocialNetwork } from '#domain/site/contact.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { useSiteSettings } from './settings.ts';

interface Props {
  /** All of them by default. */
  networks?: readonly SocialNetwork[];
  className?: string;
}

/** The configured social links, each opening in a new tab. Renders nothing if there are none. */
export function SocialLinks({ networks = SOCIAL_NETWORKS, className }: Props) {
  const { social } = useSiteSettings();
  const shown = networks.filter((network) => social[network]);
  if (shown.length === 0) return null;
  return (
    <ul className={`flex flex-wrap ${className ?? ''}`}>
      {shown.map((network) => {
        const label = SOCIAL_LABEL[network];
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
              <BrandMark name={network} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
