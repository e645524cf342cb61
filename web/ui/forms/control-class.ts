/** The look of everything that is typed in or chosen from. 16 px, or phones zoom into the field. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-control-line bg-surface px-3 text-base text-ink placeholder:text-muted aria-invalid:border-closed disabled:bg-sunken disabled:text-muted';
