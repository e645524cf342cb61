import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { groupOfPage } from '#domain/offline/kept.ts';
import { offlineMessages } from '#domain/offline/messages.ts';
import { accessOf } from '#domain/site/route-access.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { type SeenPage, seenHere } from './seen-pages.ts';

/** The pages that can be read on this device without a network, the listings first. */
export function ReadablePages() {
  const viewer = useViewer();
  const [seen, setSeen] = useState<readonly SeenPage[]>();
  useEffect(() => setSeen(seenHere()), []);
  if (!seen) return null;
  const pages = seen.filter(({ path }) => viewer || accessOf(pathnameOf(path)) === 'open');
  if (pages.length === 0) return <p className="text-muted">{offlineMessages.none}</p>;
  const isListing = ({ path }: SeenPage) => groupOfPage(pathnameOf(path)) === 'listing';
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Group title={offlineMessages.listings} pages={pages.filter(isListing)} />
      <Group title={offlineMessages.pages} pages={pages.filter((page) => !isListing(page))} />
    </div>
  );
}

const pathnameOf = (path: string) => path.split('?')[0] ?? '';

function Group({ title, pages }: { title: string; pages: readonly SeenPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul className="divide-y divide-line">
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path} className="group flex min-h-11 flex-col justify-center py-2">
              <span className="font-semibold text-primary wrap-anywhere group-hover:underline">
                {page.title}
              </span>
              <span className="figures text-sm text-muted">
                {offlineMessages.seen(page.at, new Date())}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
