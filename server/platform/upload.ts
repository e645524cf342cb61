/** A file as it arrived: its name is what a client said, its content is not looked at yet. */
export interface ReceivedFile {
  field: string;
  /** Among the files of a field that takes several, from 0. */
  place?: number | undefined;
  name: string;
  path: string;
  bytes: number;
}

/** Error messages per file field, and per position (`images.2`) where the field takes several. */
export function refusedFields(
  { field, place }: Pick<ReceivedFile, 'field' | 'place'>,
  sentence: string,
): Record<string, string> {
  return { [field]: sentence, ...(place !== undefined && { [`${field}.${place}`]: sentence }) };
}

/** A form with files, received into a folder that is thrown away afterwards. */
export interface Upload {
  fields: Record<string, string>;
  files: ReceivedFile[];
  discard(): Promise<void>;
}
