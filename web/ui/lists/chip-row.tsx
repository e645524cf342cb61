import type { ReactNode } from 'react';

/** Chips in a row that scrolls to the edges of a phone, and wraps from 768 px. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="-mx-4 max-w-[calc(100%+2rem)] min-w-0 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:max-w-full md:overflow-visible md:px-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex w-max gap-2 md:w-auto md:flex-wrap">{children}</div>
    </fieldset>
  );
}
