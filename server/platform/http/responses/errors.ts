import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { callMessages } from '#domain/call-messages.ts';
import { DomainError, type ErrorCode, errorMessages, unavailable } from '#domain/errors.ts';
import { type InputIssue, invalidInput } from '#domain/invalid-input.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { isDatabaseBusy, isDatabaseUnavailable } from '../../database/errors.ts';
import { isOutOfFiles, noneCanBeOpened, OUT_OF_FILES } from '../../open-files.ts';
import { isNoRoom, StorageUnavailableError } from '../../storage/errors.ts';
import { drainBody } from '../limits/drain-body.ts';
import { inContextOf } from '../request-log.ts';
import { recordRefusal } from '../security/security-log.ts';
import { errorPage, isReadByPerson } from './error-page.ts';

/** Turns any thrown error into `{ message, code, fields? }` (docs/product.md, "Responses and errors of the API"). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    inContextOf(request, () => sendError(error, request, reply)),
  );
}

async function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const known = toDomainError(error);
  if (known) recordRefusal(request, known);
  if (!(await drainBody(request.raw))) reply.header('connection', 'close');
  if (known) return send(reply, known);
  // Checked before its consequences: a database that cannot be connected to for want of files is not down.
  if (isOutOfFiles(error) || (isDatabaseUnavailable(error) && (await noneCanBeOpened()))) {
    request.log.error({ err: error }, OUT_OF_FILES);
    return send(reply, UNAVAILABLE);
  }
  if (isDatabaseBusy(error)) {
    request.log.warn({ err: error }, 'the database has too much to do');
    return send(reply, BUSY);
  }
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error }, 'the database is away');
    return send(reply, UNAVAILABLE);
  }
  if (isNoRoom(error)) {
    request.log.error({ err: error }, 'the disk is full');
    return send(reply, NO_ROOM);
  }
  if (error instanceof StorageUnavailableError) {
    request.log.error({ err: error }, 'the storage is away');
    return send(reply, NO_STORAGE);
  }
  request.log.error({ err: error }, 'a call failed');
  return send(reply, INTERNAL);
}

/** An unknown /api path gets a JSON 404, whatever the method. */
export function notFoundHandler(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, new DomainError('NOT_FOUND', callMessages.unknown));
}

/** Gives requests that match no route, such as `/%ff`, an error of the same shape as all others. */
export function handleClientError(
  error: FastifyError,
  _request: unknown,
  reply: FastifyReply,
): void {
  send(reply, toDomainError(error) ?? INTERNAL);
}

const INTERNAL = new DomainError('INTERNAL', errorMessages.internal);
const UNAVAILABLE = unavailable();
const BUSY = unavailable(errorMessages.busy);
const NO_ROOM = new DomainError('UNAVAILABLE', mediaMessages.noRoom, { retryAfterSeconds: 600 });
const NO_STORAGE = new DomainError('UNAVAILABLE', mediaMessages.storageAway, {
  retryAfterSeconds: 60,
});

function send(reply: FastifyReply, error: DomainError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  reply.code(error.status).header('cache-control', 'no-store');
  if (isReadByPerson(reply.request)) {
    return reply.type('text/html; charset=utf-8').send(errorPage(error));
  }
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ message: error.message, code: error.code, fields: error.fields });
}

function toDomainError(error: FastifyError): DomainError | undefined {
  // By name: after a reload in development there are two classes with that name.
  if (error.name === 'DomainError') return error as unknown as DomainError;
  if (hasZodFastifySchemaValidationErrors(error))
    return invalidInput(error.validation.map(toIssue));
  const code = FRAMEWORK_ERRORS[error.code];
  if (code) return new DomainError(code, MESSAGES[code] ?? error.message);
  // Everything else the framework refuses is the client's fault and has a message meant for them.
  if (error.statusCode === 400) return new DomainError('BAD_INPUT', errorMessages.unreadableBody);
  return undefined;
}

const FRAMEWORK_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_INPUT',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_INPUT',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_INPUT',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_BAD_URL: 'BAD_INPUT',
};
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BAD_INPUT: errorMessages.unreadableBody,
  UNSUPPORTED_MEDIA: callMessages.wrongContent,
  TOO_LARGE: callMessages.tooLarge,
};

function toIssue(item: FastifySchemaValidationError): InputIssue {
  return {
    path: item.instancePath.split('/').filter((step) => step !== ''),
    message: item.message ?? errorMessages.badInput,
    code: item.keyword,
    minimum: item.params.minimum,
  };
}
