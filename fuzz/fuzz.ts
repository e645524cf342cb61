import fc from 'fast-check';
import type { Response } from 'light-my-request';
import { type Call, callsOf } from './calls.ts';
import { Cast, type FuzzedApp } from './cast.ts';
import { problemOf } from './judge.ts';
import { type ApiDocument, type Operation, readOperations } from './operations.ts';
import { send, urlOf } from './send.ts';

const TURN = 20;

/** A fault, and the smallest call found that shows it. */
export interface Finding {
  operation: string;
  problem: string;
  call: string;
  response: string;
}

export interface FuzzResult {
  calls: number;
  /** Responses by status. */
  statuses: Map<number, number>;
  /** Operations that never responded with 2xx: nothing behind their checks was reached. */
  neverSucceeded: string[];
  findings: Finding[];
}

/**
 * Calls every operation of the API's document, as anyone, with allowed, nearly allowed and forbidden input.
 * @param options.calls the minimum; shrinking a finding takes some more.
 * @param options.turn calls of one operation before the next one's turn.
 */
export async function fuzz(
  efie: FuzzedApp,
  options: { calls: number; seed: number; only?: string | undefined; turn?: number },
): Promise<FuzzResult> {
  const document = (await efie.app.inject('/api/openapi.json')).json<ApiDocument>();
  const operations = readOperations(document).filter(({ name }) =>
    name.includes(options.only ?? ''),
  );
  const run = new Run(efie);
  for (let turn = 0; run.calls < options.calls; turn += 1) {
    for (const operation of operations) {
      if (run.calls >= options.calls) break;
      await run.turn(
        operation,
        Math.min(options.turn ?? TURN, options.calls - run.calls),
        options.seed + turn,
      );
    }
  }
  return {
    calls: run.calls,
    statuses: run.statuses,
    neverSucceeded: operations.map(({ name }) => name).filter((name) => !run.succeeded.has(name)),
    findings: [...run.findings.values()],
  };
}

class Run {
  readonly #efie: FuzzedApp;
  readonly #cast: Cast;
  readonly statuses = new Map<number, number>();
  readonly succeeded = new Set<string>();
  readonly findings = new Map<string, Finding>();
  calls = 0;

  constructor(efie: FuzzedApp) {
    this.#efie = efie;
    this.#cast = new Cast(efie);
  }

  /** Makes this many calls of an operation, and shrinks any new finding. */
  async turn(operation: Operation, calls: number, seed: number): Promise<void> {
    let finding: Finding | undefined;
    await fc.check(
      fc.asyncProperty(callsOf(operation), async (call) => {
        const found = await this.#try(call);
        // Shrinking must not turn it into another finding.
        if (!found || this.findings.has(keyOf(found))) return true;
        if (finding && finding.problem !== found.problem) return true;
        finding = found;
        return false;
      }),
      { numRuns: calls, seed },
    );
    if (finding) this.findings.set(keyOf(finding), finding);
  }

  async #try(call: Call): Promise<Finding | undefined> {
    this.calls += 1;
    await this.#cast.ready();
    const response = await send(this.#efie, this.#cast, call).catch((error: Error) => error);
    if (response instanceof Error) return this.#finding(call, response.message, '');
    const { statusCode: status } = response;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status < 300) this.succeeded.add(call.operation.name);
    const problem = problemOf(call, response);
    if (status === 401 || (status < 300 && /logout|password/.test(call.operation.path))) {
      await this.#cast.renew(call.caller);
    }
    return problem ? this.#finding(call, problem, shown(response)) : undefined;
  }

  #finding(call: Call, problem: string, response: string): Finding {
    const { operation, caller, tokenIn, headers, body } = call;
    const parts = [
      operation.method,
      urlOf(this.#cast, call),
      `as ${caller}${caller === 'visitor' ? '' : ` by ${tokenIn}`}`,
      Object.keys(headers).length > 0 ? JSON.stringify(headers) : '',
      body ? this.#cast.resolved(JSON.stringify(body)).slice(0, 1_000) : '',
    ];
    return { operation: operation.name, problem, call: parts.filter(Boolean).join(' '), response };
  }
}

const keyOf = ({ operation, problem }: Finding) => `${operation} ${problem}`;
const shown = ({ statusCode, payload }: Response) => `${statusCode} ${payload.slice(0, 300)}`;
