import { useState } from 'react';
import { data, type RouterContextProvider, redirect, useActionData } from 'react-router';
import type { CallFailure } from '#domain/call-failure.ts';
import type { Calls } from '#domain/calls.ts';
import type { Check } from '#domain/check.ts';
import { readResponse } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { addressOf, type Received } from '../api/call-path.ts';
import { requestContext } from '../api/request-context.ts';
import { type FormFailure, formFailure } from './form-failure.ts';

/** Reads a form field by name. */
export type ReadField = (name: string) => string;

/** A form's call (domain/calls.ts), and its contents. */
export interface FormCall<Name extends keyof Calls> {
  name: Name;
  params?: Record<string, string>;
  json: object;
}

/** The definition of a form, shared by its page's script and action. */
export interface FormRules<Typed, Name extends keyof Calls> {
  read(field: ReadField): Typed;
  check(typed: Typed): Check;
  call(typed: Typed): FormCall<Name>;
  /** The sentence of the error catalogue for a failed call. */
  sentenceOf(failure: CallFailure): string;
  /** The fields to fill in again after a failure: never a password. */
  kept: readonly string[];
}

/** The page's response to a form that the browser posted without scripts. */
export interface FormAnswer {
  failure?: FormFailure;
  values: Readonly<Record<string, string>>;
}

/** The arguments of a page's action. */
export interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Reads a form that was posted to a page. */
export async function readPosted({ request }: Posted): Promise<ReadField> {
  return fieldsOf(await request.formData());
}

/** Reads the fields of a form. */
export function fieldsOf(fields: FormData): ReadField {
  return (name) => String(fields.get(name) ?? '');
}

/**
 * Does for a form posted without scripts what the page's script would do: checks it by the same rules and makes
 * the same call.
 * @param onDone returns the page's answer after a successful call, or a redirect.
 * @returns that, or the errors, with the status of the failure.
 */
export async function submitPosted<
  Typed,
  Name extends keyof Calls,
  Answer extends FormAnswer = FormAnswer,
>(
  field: ReadField,
  { context }: Posted,
  form: FormRules<Typed, Name>,
  onDone: (body: Received<Calls[Name]>) => Response | Answer,
): Promise<Response | Answered<Answer | FormAnswer>> {
  const typed = form.read(field);
  const check = form.check(typed);
  if (!check.ok) return refused(form, field, check, 400);
  const { sendApi } = context.get(requestContext);
  if (!sendApi) throw new Error('an action runs only for a form');
  const { name, params, json } = form.call(typed);
  const { status, headers, body } = await sendApi(addressOf(name, { params }), json);
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    const read = await readResponse<Received<Calls[Name]>>(new Response(text, { status, headers }));
    const done = onDone(read.body);
    return done instanceof Response ? done : data(done);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(form, field, formFailure(error, form.sentenceOf), error.status);
  }
}

/** An answer, with the status of the page that says it. */
export type Answered<Answer extends FormAnswer = FormAnswer> = ReturnType<typeof data<Answer>>;

function refused<Typed, Name extends keyof Calls>(
  { kept }: FormRules<Typed, Name>,
  field: ReadField,
  { message, hint, fields }: FormFailure,
  status: number,
): Answered {
  const values = Object.fromEntries(kept.map((name) => [name, field(name)]));
  return data({ failure: { message, hint, fields }, values }, { status });
}

const DONE = 'done';

/**
 * Redirects a successful form to a page that confirms it, and that can be reloaded safely.
 * @param what names the success, for pages that can confirm several; it is in the address, so it must hold no
 * personal data.
 */
export function doneAt(path: string, what = 'sent'): Response {
  const to = new URL(path, 'http://own');
  to.searchParams.set(DONE, what);
  return redirect(to.pathname + to.search, 303);
}

/** The success named in the address after a form's redirect; undefined if there is none. */
export const whatIsDone = (search: URLSearchParams): string | undefined =>
  search.get(DONE) ?? undefined;

/** The response to the form that opened this page; kept here because the router forgets it once the page is hydrated. */
export function useFormAnswer<Answer extends FormAnswer>(): Answer | undefined {
  const said = useActionData() as Answer | undefined;
  const [answer] = useState(said);
  return answer;
}
