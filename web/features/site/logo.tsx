import { Mark } from '#web/ui/mark.tsx';
import { useSiteSettings } from './settings.ts';

/** The mark and the name. */
export function Logo({ className = '' }: { className?: string }) {
  const { name } = useSiteSettings();
  return (
    <span className={`flex items-center gap-2.5 text-primary ${className}`}>
      <Mark className="size-8" hearth="var(--color-gold)" />
      <span className="font-display text-xl leading-none font-bold tracking-tight text-ink">
        {name}
      </span>
    </span>
  );
}
