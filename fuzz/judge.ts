import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Response } from 'light-my-request';
import type { Call } from './calls.ts';
import type { Operation } from './operations.ts';

/** Says what is wrong with an answer, by the document of the API. */
export class Judge {
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<object, ValidateFunction>();

  constructor() {
    this.#ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
    addFormats.default(this.#ajv);
  }

  /** One short sentence, the same for the same fault; undefined when the answer is as it should be. */
  problemOf({ operation, caller }: Call, answer: Response): string | undefined {
    const { statusCode: status, headers, payload } = answer;
    if (status >= 500) return `answers ${status}`;
    if (
      operation.sessionSecurity &&
      (caller === 'visitor' || caller === 'stranger') &&
      status < 400
    ) {
      return `answers ${status} to a ${caller}`;
    }
    if (!operation.answers.has(status)) return `answers ${status}, which is not documented`;
    if (status === 429 && !headers['retry-after']) return 'answers 429 without Retry-After';
    return this.#problemOfBody(operation, status, String(headers['content-type'] ?? ''), payload);
  }

  #problemOfBody(
    { answers }: Operation,
    status: number,
    type: string,
    payload: string,
  ): string | undefined {
    const schema = answers.get(status);
    if (!schema || Object.keys(schema).length <= 1) return undefined;
    if (!type.startsWith('application/json')) return `answers ${status} as ${type || 'nothing'}`;
    let validate = this.#validators.get(schema);
    if (!validate) {
      validate = this.#ajv.compile(schema);
      this.#validators.set(schema, validate);
    }
    if (validate(JSON.parse(payload))) return undefined;
    const [error] = validate.errors ?? [];
    const place = (error?.instancePath ?? '').replace(/\/\d+/g, '/*');
    return `answers ${status} with a body that is not as documented: ${place} ${error?.message}`;
  }
}
