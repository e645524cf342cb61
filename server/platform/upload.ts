/** A file as it arrived: its name is what a client said, its content is not looked at yet. */
export interface ReceivedFile {
  field: string;
  name: string;
  path: string;
  bytes: number;
}

/** A form with files, received into a folder that is thrown away afterwards. */
export interface Upload {
  fields: Record<string, string>;
  files: ReceivedFile[];
  discard(): Promise<void>;
}
