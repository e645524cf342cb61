import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { siteMessages } from '#domain/site/messages.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface Props {
  title?: string | undefined;
  /** Says what happened and what to do next. */
  message: string;
  onRetry?: (() => void) | undefined;
  busy?: boolean;
  className?: string;
  /** An alternative to trying again. */
  children?: ReactNode;
}

/** Says what could not be loaded, and offers another attempt. */
export function ErrorBox({ title, message, onRetry, busy, className, children }: Props) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-closed bg-closed/8 p-4',
        className,
      )}
    >
      <Icon of={TriangleAlert} className="shrink-0 self-start text-closed" />
      <div className="min-w-0 grow basis-52">
        {title && <p className="font-semibold text-closed">{title}</p>}
        <p className={title ? 'text-sm' : undefined}>{message}</p>
      </div>
      {children}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} busy={busy}>
          {!busy && <Icon of={RefreshCw} size={16} />}
          {siteMessages.retry}
        </Button>
      )}
    </div>
  );
}
