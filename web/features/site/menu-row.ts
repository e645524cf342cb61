/** A row of the slide-in menu. */
export const MENU_ROW =
  'flex min-h-12 items-center rounded-control px-3 font-medium hover:bg-primary-soft aria-[current=page]:text-primary';
