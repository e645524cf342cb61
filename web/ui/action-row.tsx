import type { ReactNode } from 'react';

/** Buttons of equal rank: as many side by side as fit; on a phone each row is as wide as the page. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">{children}</div>
);
