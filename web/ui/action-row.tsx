import type { ReactNode } from 'react';

/** Buttons of one rank: as many beside each other as there is room for, on a phone each row as wide as the page. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">{children}</div>
);
