import { useId, useState } from 'react';
import type { ComparedRow } from '#domain/compare/compared-rows.ts';
import { compareMessages } from '#domain/compare/messages.ts';
import { cx } from '#web/ui/cx.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ComparedHead, type ComparedListing } from './compared-head.tsx';

interface Props {
  caption: string;
  listings: readonly ComparedListing[];
  rows: readonly ComparedRow[];
}

/** Stays in view while the others scroll sideways. */
const FIRST_COLUMN = 'sticky left-0 z-1 w-28 min-w-28 bg-paper pr-3 text-left align-top sm:w-44';

/** Listings side by side: a column each, and a row for each fact that one of them has. */
export function CompareTable({ caption, listings, rows }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const captionId = useId();
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      {listings.length > 1 && (
        <Checkbox
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          className="self-start"
        >
          {compareMessages.onlyDifferences}
        </Checkbox>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be named twice */}
      <div
        role="region"
        aria-labelledby={captionId}
        // A scrolling area must scroll by keyboard too; it contains text for screen readers, which would widen the page.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
      >
        <table className="w-full table-fixed border-collapse text-sm">
          <caption id={captionId} className="sr-only">
            {caption} {compareMessages.table}
          </caption>
          <thead>
            <tr>
              <td className={FIRST_COLUMN} />
              {listings.map((listing) => (
                <ComparedHead key={listing.id} listing={listing} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.label} row={row} ids={listings.map(({ id }) => id)} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p role="status">{compareMessages.allAlike}</p>}
    </>
  );
}

function Row({ row: { label, says, differs }, ids }: { row: ComparedRow; ids: string[] }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className={cx(FIRST_COLUMN, 'py-3 font-normal text-muted')}>
        {label}
        {differs && (
          <>
            {' '}
            <span aria-hidden className="font-bold text-laterite">
              ≠
            </span>
            <span className="sr-only">({compareMessages.differs})</span>
          </>
        )}
      </th>
      {ids.map((id, index) => (
        <td
          key={id}
          className={cx('figures py-3 pr-3 align-top wrap-anywhere', differs && 'font-semibold')}
        >
          {says[index] ?? (
            <>
              <span aria-hidden className="text-muted">
                –
              </span>
              <span className="sr-only">{compareMessages.nothingSaid}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
