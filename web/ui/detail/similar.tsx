import type { ReactNode } from 'react';
import { CardGrid } from '../lists/card-grid.tsx';

interface Props<T> {
  title: string;
  items: readonly T[] | undefined;
  card(item: T): ReactNode;
}

/** Listings like the page's one, the nearest first; renders nothing if there are none. */
export function Similar<T>({ title, items, card }: Props<T>) {
  if (!items?.length) return null;
  return (
    <section aria-labelledby="similar" className="wrap mt-12 flex flex-col gap-6">
      <h2 id="similar" className="text-xl md:text-2xl">
        {title}
      </h2>
      <CardGrid>{items.map(card)}</CardGrid>
    </section>
  );
}
