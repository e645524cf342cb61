import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** For a button that can stay pressed: the icon while `aria-pressed` is true, which the script in the head can set too. */
  pressedIcon?: LucideIcon;
  /** Its action, for screen readers. */
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
