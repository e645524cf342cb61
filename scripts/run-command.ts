/** Ends a command that failed with its message. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The folder that a command is given. */
export function folderArgument(usage: string): string {
  const [, , folder, ...others] = process.argv;
  if (folder && others.length === 0 && !folder.startsWith('-')) return folder;
  throw new Error(`Use it so: ${usage}`);
}
