import { randomUUID } from 'node:crypto';

export interface TestFile {
  field: string;
  name: string;
  type: string;
  content: Buffer;
}

/** A multipart/form-data body as browsers send it, for `inject`. */
export function multipart(
  fields: Record<string, string>,
  files: TestFile[] = [],
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `----efie${randomUUID()}`;
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    );
  }
  for (const { field, name, type, content } of files) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
