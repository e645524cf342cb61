import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** A round button of 44 px with only an icon. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-sunken',
        className,
      )}
    >
      <Icon of={icon} />
    </button>
  );
}
