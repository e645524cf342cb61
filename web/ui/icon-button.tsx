import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** Of one that stays pressed: its icon then, by `aria-pressed`, which the script in the head sets too. */
  pressedIcon?: LucideIcon;
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** A round button of 44 px with only an icon. */
export function IconButton({
  icon,
  pressedIcon,
  label,
  className,
  type = 'button',
  ...rest
}: Props) {
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
      <Icon of={icon} className={cx('shrink-0', pressedIcon && 'in-aria-pressed:hidden')} />
      {pressedIcon && <Icon of={pressedIcon} className="shrink-0 not-in-aria-pressed:hidden" />}
    </button>
  );
}
