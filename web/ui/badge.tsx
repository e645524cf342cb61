import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'plain' | 'photo' | 'primary' | 'gold' | 'laterite';

const TONE: Readonly<Record<BadgeTone, string>> = {
  plain: 'bg-sunken text-ink',
  photo: 'bg-scrim/80 text-on-scrim',
  primary: 'bg-primary-soft text-primary',
  gold: 'bg-gold text-on-gold',
  laterite: 'border border-laterite text-laterite',
};

interface Props {
  /** `photo` goes on a picture, `gold` means "featured". */
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

/** A label on a listing, for example its category. */
export function Badge({ tone = 'plain', className, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-xs font-semibold leading-none',
        TONE[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
