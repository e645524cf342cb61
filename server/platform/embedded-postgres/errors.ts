/**
 * Thrown when a PostgreSQL that must not be disturbed already runs on the data directory: that of
 * another running Efie, or one that was started by hand.
 */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
  /** The Efie that holds the directory, when it is one of this machine. */
  readonly efiePid: number | undefined;

  constructor(dir: string, holder: { efiePid?: number; postgresPid?: number }) {
    const who =
      holder.efiePid !== undefined
        ? `Another Efie is already running on ${dir} (process ${holder.efiePid}).`
        : holder.postgresPid !== undefined
          ? `A PostgreSQL that Efie did not start is running on ${dir} (process ${holder.postgresPid}).`
          : `Another Efie is already running on ${dir}, in another container.`;
    super(`${who} Stop it first, or set DATA_DIR to another directory.`);
    this.efiePid = holder.efiePid;
  }
}
