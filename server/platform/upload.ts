/** A file as it arrived: the name is the client's, and the content is unchecked. */
export interface ReceivedFile {
  field: string;
  /** Position among the files of its field, from 0, when the field takes several. */
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

/** A form with files, received into a folder that is removed afterwards. */
export interface Upload {
  fields: Record<string, string>;
  files: ReceivedFile[];
  discard(): Promise<void>;
}
