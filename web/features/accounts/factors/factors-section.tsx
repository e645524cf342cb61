import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { factorMessages } from '#domain/accounts/factor-messages.ts';
import { FACTORS_ID } from '#web/lib/session/factors-anchor.ts';
import { factorsQuery } from '#web/lib/session/factors-query.ts';
import { useFocusFromLink } from '#web/lib/use-focus-from-link.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CodesPart } from './codes-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';

/** Login methods besides the password: passkeys and authenticator codes. */
export default function FactorsSection({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(factorsQuery(userId));
  const section = useRef<HTMLElement>(null);
  useFocusFromLink(section, FACTORS_ID);
  return (
    <section
      ref={section}
      id={FACTORS_ID}
      tabIndex={-1}
      aria-labelledby="factors-title"
      className="flex scroll-mt-24 flex-col gap-6 border-line border-t pt-6 outline-none"
    >
      <h2 id="factors-title" className="text-lg">
        {factorMessages.title}
      </h2>
      {data && (
        <>
          <PasskeysPart userId={userId} passkeys={data.passkeys} />
          <CodesPart userId={userId} codes={data.codes} />
        </>
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {!data && error && (
        <ErrorBox
          title={factorMessages.loadFailure}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </section>
  );
}
