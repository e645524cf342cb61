import type { KeptData } from '#domain/privacy/kept-data.ts';
import { privacyMessages } from '#domain/privacy/messages.ts';

/** Personal data we keep, each kind with its reason, readers and retention time. */
export function KeptDataList({ all }: { all: readonly KeptData[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {all.map(({ what, why, seenBy, howLong }) => (
        <li key={what} className="rounded-card border border-line bg-surface p-5">
          <h3 className="text-base">{what}</h3>
          <dl className="mt-3 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
            <Fact term={privacyMessages.howLong}>{howLong}</Fact>
            <Fact term={privacyMessages.seenBy}>{seenBy}</Fact>
            <Fact term={privacyMessages.why}>{why}</Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="max-sm:-mt-2">{children}</dd>
    </>
  );
}
