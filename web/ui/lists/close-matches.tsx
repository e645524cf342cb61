interface Props {
  /** True when nothing fits the whole search. */
  isAll: boolean;
  /** The parts of the search that the cards below may not meet. */
  leftOut: readonly string[];
}

/** The heading of cards that only nearly fit a search, as a row of their grid. */
export default function CloseMatches({ isAll, leftOut }: Props) {
  return (
    <div className="col-span-full flex flex-col gap-1" role="status">
      <h3 className="text-lg">Close matches</h3>
      <p className="text-muted">
        {isAll ? 'Nothing here has everything you asked for. ' : ''}
        These may not match {leftOut.map((part) => `“${part}”`).join(', ')}.
      </p>
    </div>
  );
}
