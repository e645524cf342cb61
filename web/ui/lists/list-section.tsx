import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ListCount } from './list-count.tsx';

interface Props {
  /** Id of the title, which names the section. */
  titleId: string;
  title: string;
  /** Beside the title: how many there are. */
  count: ReactNode;
  /** Beside the count: the way to all of them. */
  link?: ReactNode;
  /** Id of the section, for links to it. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A list as one part of a page: its title, count and cards. */
export function ListSection({ titleId, title, count, link, id, className, children }: Props) {
  return (
    <section id={id} aria-labelledby={titleId} className={cx('flex flex-col gap-6', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="text-xl md:text-2xl">
          {title}
        </h2>
        <ListCount className={link ? 'md:mr-auto' : ''}>{count}</ListCount>
        {link}
      </div>
      {children}
    </section>
  );
}
