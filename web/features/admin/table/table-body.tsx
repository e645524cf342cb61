import { cx } from '#web/ui/cx.ts';
import type { TableScreen } from './table-screen.ts';

interface Props<Row extends { _id: string }> {
  of: TableScreen<Row>;
  rows: readonly Row[];
  /** The ids of the ticked rows; undefined if there are no bulk actions. */
  ticked: ReadonlySet<string> | undefined;
  onTick(ticked: ReadonlySet<string>): void;
  /** Other rows are on their way. */
  isOld: boolean;
}

/** The rows: a table from 1,024 px; below that a card each, with headings beside the values. */
export function TableBody<Row extends { _id: string }>(props: Props<Row>) {
  const { of, rows, ticked, onTick, isOld } = props;
  const tick = (ids: readonly string[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    onTick(next);
  };

  return (
    <div
      aria-busy={isOld}
      className={cx(
        'lg:overflow-x-auto lg:rounded-card lg:border lg:border-line lg:bg-surface',
        isOld && 'opacity-60',
      )}
    >
      <table className="w-full text-left text-sm max-lg:block">
        <Headings
          columns={of.columns}
          isAll={ticked && rows.every(({ _id }) => ticked.has(_id))}
          onTick={(isTicked) =>
            tick(
              rows.map(({ _id }) => _id),
              isTicked,
            )
          }
        />
        <tbody className="max-lg:flex max-lg:flex-col max-lg:gap-3">
          {rows.map((row) => (
            <TableRow
              key={row._id}
              of={of}
              row={row}
              isTicked={ticked?.has(row._id)}
              onTick={(isTicked) => tick([row._id], isTicked)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingsProps {
  columns: readonly { heading: string; isNumber?: boolean | undefined }[];
  /** Every row is ticked; undefined if there are no bulk actions. */
  isAll: boolean | undefined;
  onTick(isTicked: boolean): void;
}

function Headings({ columns, isAll, onTick }: HeadingsProps) {
  return (
    <thead className="max-lg:sr-only">
      <tr className="border-line border-b">
        {isAll !== undefined && (
          <th className="w-11 py-3 pl-4">
            <input
              type="checkbox"
              aria-label="Select all on this page"
              checked={isAll}
              onChange={(event) => onTick(event.currentTarget.checked)}
              className="size-5"
            />
          </th>
        )}
        {columns.map(({ heading, isNumber }) => (
          <th
            key={heading}
            scope="col"
            className={cx('px-2 py-3 font-semibold text-muted xl:px-4', isNumber && 'text-right')}
          >
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps<Row extends { _id: string }> {
  of: TableScreen<Row>;
  row: Row;
  /** Undefined if there are no bulk actions. */
  isTicked: boolean | undefined;
  onTick(isTicked: boolean): void;
}

function TableRow<Row extends { _id: string }>({ of, row, isTicked, onTick }: RowProps<Row>) {
  const [first, ...others] = of.columns;
  return (
    <tr
      className={cx(
        'border-line border-t max-lg:relative max-lg:flex max-lg:flex-col max-lg:gap-1 max-lg:rounded-card max-lg:border max-lg:bg-surface max-lg:p-4 lg:first:border-t-0',
        of.isTall && 'lg:*:pt-3 lg:*:align-top',
      )}
    >
      {isTicked !== undefined && (
        <td className="max-lg:absolute max-lg:top-2 max-lg:right-2 lg:w-11 lg:pl-4">
          <label className="grid size-11 place-items-center lg:size-auto lg:place-items-start">
            <span className="sr-only">Select {of.nameOf(row)}</span>
            <input
              type="checkbox"
              checked={isTicked}
              onChange={(event) => onTick(event.currentTarget.checked)}
              className="size-5"
            />
          </label>
        </td>
      )}
      <th
        scope="row"
        className={cx(
          'font-normal wrap-anywhere lg:min-w-40 lg:px-2 lg:py-3 xl:min-w-56 xl:px-4',
          isTicked !== undefined && 'max-lg:pr-10',
        )}
      >
        {first?.of(row)}
      </th>
      {others.map(({ heading, of: shown, isNumber, isMoment }) => (
        <td
          key={heading}
          className={cx(
            'wrap-anywhere max-lg:grid max-lg:grid-cols-[min(6rem,35%)_minmax(0,1fr)] max-lg:items-baseline max-lg:gap-3 lg:px-2 lg:py-3 lg:wrap-break-word xl:px-4',
            isNumber && 'figures lg:text-right',
            isMoment && 'figures xl:min-w-29',
          )}
        >
          <span aria-hidden className="text-muted lg:hidden">
            {heading}
          </span>
          <span className="min-w-0 lg:inline-block lg:max-xl:max-w-36">{shown(row) ?? '–'}</span>
        </td>
      ))}
    </tr>
  );
}
