import KeyRound from 'lucide-react/icons/key-round';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { factorMessages } from '#domain/accounts/factor-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { accessOf } from '#domain/site/route-access.ts';
import { FACTORS_ANCHOR } from '#web/lib/session/factors-anchor.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Says which login method is missing, and leads there from pages that would only be refused. */
export default function AddFactorBar() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isThere = pathname === paths.profile;
  const isClosed = !isThere && accessOf(pathname) !== 'open';
  useEffect(() => {
    if (isClosed) navigate(FACTORS_ANCHOR, { replace: true });
  }, [isClosed, navigate]);
  if (isThere) return null;
  return (
    <section aria-label={factorMessages.barTitle} className="border-line border-b bg-sunken">
      <div className="wrap flex flex-wrap items-center gap-x-6 py-1.5 text-sm">
        <p className="flex min-w-0 items-start gap-2 py-1.5">
          <Icon of={KeyRound} size={16} className="mt-0.5 shrink-0 text-primary" />
          <span>{factorMessages.bar}</span>
        </p>
        <Link
          to={FACTORS_ANCHOR}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 sm:ml-auto"
        >
          {factorMessages.barLink}
        </Link>
      </div>
    </section>
  );
}
