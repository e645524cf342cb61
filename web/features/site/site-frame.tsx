import { type ReactNode, useEffect } from 'react';
import { useVisitorCards } from '#web/lib/lists/use-visitor-cards.ts';
import { repeatEarlyUse } from '#web/lib/start/early-use.ts';
import { SelectiveHydration } from '#web/ui/selective-hydration.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { MAIN_ID, useFocus } from './use-focus.ts';
import { useWayBack } from './use-way-back.ts';

interface Props {
  year: number;
  /** Below the header, on every page. */
  notice: ReactNode;
  children: ReactNode;
}

/** The frame around every page's content (specification §2.1). */
export function SiteFrame({ year, notice, children }: Props) {
  useVisitorCards();
  useFocus();
  useWayBack();
  // After the effects of all parts: React would put a field back that changes among them.
  useEffect(() => queueMicrotask(repeatEarlyUse), []);
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="absolute top-2 left-4 z-50 -translate-y-24 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader />
      {notice}
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SelectiveHydration>
        <SiteFooter year={year} />
      </SelectiveHydration>
      <ScrollToTop />
    </>
  );
}
