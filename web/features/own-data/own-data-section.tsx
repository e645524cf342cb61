import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { Profile } from '#domain/accounts/schema.ts';
import { ownDataMessages } from '#domain/own-data/messages.ts';
import { privacyMessages } from '#domain/privacy/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { useSession } from '#web/lib/session/session.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import { OwnArchive } from './own-archive.tsx';

/** In the profile: all stored data about the user, as a file with or without photos. */
export default function OwnDataSection({ profile: { privacyAgreedAt } }: { profile: Profile }) {
  const userId = useSession()?.userId;
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  // It renders after the page has looked for it.
  useEffect(() => {
    if (!paths.ownData.endsWith(hash || '-')) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <section
      ref={section}
      id="own-data"
      tabIndex={-1}
      aria-labelledby="own-data-title"
      className="flex flex-col gap-4 border-line border-t pt-6 outline-none"
    >
      <div>
        <h2 id="own-data-title" className="text-lg">
          {ownDataMessages.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{ownDataMessages.help}</p>
        <p className="mt-1 text-sm text-muted">
          {privacyAgreedAt && `${ownDataMessages.agreed(formatInstantDate(privacyAgreedAt))} `}
          <Link
            to={paths.privacy}
            className={cx(
              'text-primary underline underline-offset-4',
              !privacyAgreedAt && 'inline-flex min-h-11 items-center',
            )}
          >
            {privacyMessages.title}
          </Link>
        </p>
      </div>
      <a
        href="/api/User/data"
        download="efie-my-data.json"
        className={buttonClass({ variant: 'secondary', className: 'self-start max-sm:w-full' })}
      >
        {ownDataMessages.download}
      </a>
      <p className="text-sm text-muted">{ownDataMessages.archiveHelp}</p>
      {userId !== undefined && <OwnArchive userId={userId} />}
    </section>
  );
}
