import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { callMessages } from '#domain/call-messages.ts';
import { badInput, DomainError, tooLarge } from '#domain/errors.ts';
import { MAX_FORM_FIELDS } from '#domain/uploads/limits.ts';
import type { Platform } from '../../platform.ts';
import { type ReceivedFile, refusedFields, type Upload } from '../../upload.ts';

/** The limits of a form's file field, and the message for going over them. */
export interface FileField {
  maxCount: number;
  maxBytes: number;
  tooMany: string;
  tooLarge: string;
}

const MAX_FIELD_BYTES = 64 * 1024;

/** Skips Fastify's validation: these forms are read as they stream in, and checked afterwards. */
export const readAsItStreams = { validatorCompiler: () => () => true };

/**
 * Receives a multipart form: files stream to a folder of their own while their limits are enforced, text fields stay in
 * memory. A refused or interrupted form leaves nothing behind.
 * @throws {DomainError} BAD_INPUT, TOO_LARGE, UNSUPPORTED_MEDIA; {DiskReserveError} before a byte is read.
 */
export async function receiveUpload(
  request: FastifyRequest,
  { uploadsDir, disk }: Pick<Platform, 'uploadsDir' | 'disk'>,
  fileFields: Record<string, FileField>,
): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new DomainError('UNSUPPORTED_MEDIA', callMessages.noForm);
  }
  const written = await disk.announce(COPIES * bytesComing(request, fileFields));
  const folder = path.join(uploadsDir, uuid());
  const discard = async () => {
    written();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await mkdir(folder, { recursive: true });
    return { ...(await readParts(request, folder, fileFields)), discard };
  } catch (error) {
    await discard();
    // The parser is done with the stream; the error handler reads the rest.
    request.raw.unpipe();
    throw error instanceof DomainError ? error : asRefusal(error);
  }
}

/** The received copy and the stored one. */
const COPIES = 2;

/** The form's Content-Length, else the most that its fields allow. */
function bytesComing({ headers }: FastifyRequest, fields: Record<string, FileField>): number {
  const most = Object.values(fields).reduce((sum, each) => sum + each.maxCount * each.maxBytes, 0);
  const said = Number(headers['content-length'] ?? most);
  return Math.min(said, most);
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  fileFields: Record<string, FileField>,
): Promise<Pick<Upload, 'fields' | 'files'>> {
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  const maxFiles = Object.values(fileFields).reduce((sum, field) => sum + field.maxCount, 0);
  const parts = request.parts({
    limits: {
      fields: MAX_FORM_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      // One more than allowed, so that the error is the field's own message.
      files: maxFiles + 1,
      fileSize: Number.POSITIVE_INFINITY,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      const { tooMuchText } = callMessages;
      if (part.valueTruncated) throw tooLarge(tooMuchText, { [part.fieldname]: tooMuchText });
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const rule = Object.hasOwn(fileFields, part.fieldname) ? fileFields[part.fieldname] : undefined;
    if (!rule) throw badInput(`We don’t know the file field '${part.fieldname.slice(0, 60)}'.`);
    // A browser sends an empty part for a file field left empty.
    if (part.filename === '') {
      part.file.resume();
      continue;
    }
    const before = files.filter((file) => file.field === part.fieldname).length;
    if (before >= rule.maxCount) throw badInput(rule.tooMany, { [part.fieldname]: rule.tooMany });
    const named = {
      field: part.fieldname,
      name: part.filename,
      ...(rule.maxCount > 1 && { place: before }),
    };
    files.push(await saveFile(part, named, path.join(folder, String(files.length)), rule));
  }
  return { fields, files };
}

async function saveFile(
  { file }: MultipartFile,
  named: Omit<ReceivedFile, 'path' | 'bytes'>,
  target: string,
  rule: FileField,
): Promise<ReceivedFile> {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > rule.maxBytes) {
        done(tooLarge(rule.tooLarge, refusedFields(named, rule.tooLarge)));
      } else done(null, chunk);
    },
  });
  await pipeline(file, counted, createWriteStream(target));
  return { ...named, path: target, bytes };
}

/** Translates the parser's errors; disk errors are left to the error handler. */
function asRefusal(error: unknown): unknown {
  const code = (error as { code?: string }).code;
  if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') {
    return badInput(callMessages.tooManyParts);
  }
  // All other errors of the parser are about the form's bytes.
  return error instanceof Error && 'code' in error && String(error.code).startsWith('E')
    ? error
    : new DomainError('BAD_INPUT', callMessages.malformedForm, { cause: error });
}
