import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Response } from 'light-my-request';
import type { Call } from './calls.ts';
import type { Operation } from './operations.ts';

/** Says what is wrong with a response, by the document of the API. */
export class Judge {
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<object, ValidateFunction>();

  constructor() {
    this.#ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
    addFormats.default(this.#ajv);
  }

  /** One short sentence, the same for the same fault; undefined when the response is as it should be. */
  problemOf({ operation, caller }: Call, response: Response): string | undefined {
    const { statusCode: status, headers, payload } = response;
    if (status >= 500) return `responds with ${status}`;
    if (
      operation.sessionSecurity &&
      (caller === 'visitor' || caller === 'stranger') &&
      status < 400
    ) {
      return `responds with ${status} to a ${caller}`;
    }
    if (!operation.responses.has(status)) return `responds with ${status}, which is not documented`;
    if (status === 429 && !headers['retry-after']) return 'responds with 429 without Retry-After';
    return this.#problemOfBody(operation, status, String(headers['content-type'] ?? ''), payload);
  }

  #problemOfBody(
    { responses, types }: Operation,
    status: number,
    type: string,
    payload: string,
  ): string | undefined {
    const documented = types.get(status) ?? [];
    const [sent = ''] = type.split(';');
    if (payload !== '' && documented.length > 0 && !documented.includes(sent)) {
      return `responds with ${status} as ${type || 'nothing'}`;
    }
    const schema = responses.get(status);
    if (!schema || Object.keys(schema).length <= 1) return undefined;
    if (sent !== 'application/json') return undefined;
    let validate = this.#validators.get(schema);
    if (!validate) {
      validate = this.#ajv.compile(schema);
      this.#validators.set(schema, validate);
    }
    if (validate(JSON.parse(payload))) return undefined;
    const [error] = validate.errors ?? [];
    const place = (error?.instancePath ?? '').replace(/\/\d+/g, '/*');
    return `responds with ${status} with a body that is not as documented: ${place} ${error?.message}`;
  }
}
