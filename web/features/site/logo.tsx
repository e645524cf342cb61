import { Mark } from '#web/ui/mark.tsx';
import { useSiteSettings } from './settings.ts';

/** The mark and the name. */
export function Logo({ className = '' }: { className?: string }) {
  const { name } = useSiteSettings();
  return (
    <span className={`flex min-w-0 items-center gap-2.5 text-primary ${className}`}>
      <Mark className="size-8 shrink-0" hearth="var(--color-gold)" />
      <span className="line-clamp-2 font-display text-xl leading-tight font-bold tracking-tight text-ink">
        {name}
      </span>
    </span>
  );
}
