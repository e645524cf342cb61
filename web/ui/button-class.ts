import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger' | 'link';

export interface ButtonLook {
  /** `primary` is a screen's one main action. */
  variant?: ButtonVariant;
  size?: 'md' | 'lg';
  /** Fills its column's width. */
  wide?: boolean;
  className?: string;
}

const VARIANT: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border border-control-line bg-surface text-ink hover:bg-sunken',
  quiet: 'text-primary hover:bg-primary-soft',
  danger: 'bg-closed text-on-closed hover:opacity-90',
  'quiet-danger': 'text-closed hover:bg-closed/8',
  link: 'text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
};

/** A button's classes, for any element. */
export function buttonClass({ variant = 'primary', size = 'md', wide, className }: ButtonLook) {
  const shape =
    variant === 'link'
      ? 'min-h-11'
      : cx(
          'rounded-control py-2 text-center',
          size === 'lg' ? 'min-h-13 px-6 text-base' : 'min-h-11 px-4 text-sm',
        );
  return cx(
    'inline-flex items-center justify-center gap-2 font-semibold leading-tight transition-colors',
    'disabled:opacity-60',
    shape,
    VARIANT[variant],
    wide && 'w-full',
    className,
  );
}
