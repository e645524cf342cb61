/** What was before and is after, of each thing that changed. */
export function AuditChanges({ before, after }: { before: unknown; after: unknown }) {
  const [old, now] = [recordOf(before), recordOf(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return (
    <dl className="flex flex-col gap-1">
      {keys.map((key) => (
        <div key={key}>
          <dt className="text-muted">{key}</dt>
          <dd className="wrap-anywhere">
            {key in old && <del className="text-muted">{textOf(old[key])}</del>}{' '}
            {key in now && <ins className="no-underline">{textOf(now[key])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string => {
  if (value === '' || value === null || value === undefined) return 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
