import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type NoticeTone = 'success' | 'error' | 'info';

const TONE = {
  success: {
    icon: CircleCheck,
    className: 'border-available bg-available/8',
    mark: 'text-available',
  },
  error: { icon: CircleAlert, className: 'border-closed bg-closed/8', mark: 'text-closed' },
  info: { icon: Info, className: 'border-line bg-sunken', mark: 'text-primary' },
} as const;

interface Props {
  tone: NoticeTone;
  className?: string;
  children: ReactNode;
}

/** A message in the page, read out when it appears: errors at once, others when the screen reader is free. */
export function Notice({ tone, className, children }: Props) {
  const { icon, className: look, mark } = TONE[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-3 rounded-control border px-4 py-3 text-sm',
        look,
        className,
      )}
    >
      <Icon of={icon} className={cx('shrink-0', mark)} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
