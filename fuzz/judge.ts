import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Response } from 'light-my-request';
import type { Call } from './calls.ts';
import type { Schema } from './operations.ts';

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);

/**
 * Compares a response with the API's document: one short sentence, always the same for the same fault; undefined when the
 * response is right.
 */
export function problemOf({ operation, caller }: Call, response: Response): string | undefined {
  const { statusCode: status, headers, payload } = response;
  if (status >= 500) return `responds with ${status}`;
  const isUnknown = caller === 'visitor' || caller === 'stranger';
  if (operation.sessionSecurity && isUnknown && status < 400) {
    return `responds with ${status} to a ${caller}`;
  }
  const bodies = operation.responses.get(status);
  if (!bodies) return `responds with ${status}, which is not documented`;
  if (status === 429 && !headers['retry-after']) return 'responds with 429 without Retry-After';
  const type = String(headers['content-type'] ?? '');
  const [sent = ''] = type.split(';');
  const types = Object.keys(bodies);
  if (payload !== '' && types.length > 0 && !types.includes(sent)) {
    return `responds with ${status} as ${type || 'nothing'}`;
  }
  const schema = bodies[sent];
  if (!schema || sent !== 'application/json') return undefined;
  const fault = faultOf(schema, JSON.parse(payload));
  return fault && `responds with ${status} with a body that is not as documented: ${fault}`;
}

function faultOf(schema: Schema, body: unknown): string | undefined {
  const validate = ajv.compile(schema);
  if (validate(body)) return undefined;
  const [error] = validate.errors ?? [];
  return `${(error?.instancePath ?? '').replace(/\/\d+/g, '/*')} ${error?.message}`;
}
