import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../fields-schema.ts';
import { MessageResponse } from '../message-response-schema.ts';
import {
  AuthenticatorSetup,
  ConfirmAuthenticatorBody,
  Factors,
  RecoveryCodesResponse,
} from './codes-schema.ts';
import { ConfirmBody } from './confirmation-schema.ts';
import {
  AddPasskeyBody,
  PasskeyOptions,
  PasskeyResponse,
  RenamePasskeyBody,
} from './passkeys-schema.ts';

const tag = 'accounts';
const OneId = z.object({ id });

// An Admin who has to add a factor first must be able to.
const own = { withoutFactor: true } as const;
const guarded = { withoutFactor: true, recent: true } as const;

export const factorCalls = defineCalls({
  'GET /api/User/factors': {
    tag,
    summary: 'What you log in with beside the password',
    access: own,
    responses: { 200: Factors },
  },
});

export const passkeyCalls = defineCalls({
  'POST /api/User/passkeys/options': {
    tag,
    summary: 'Add a passkey: what the browser needs',
    access: guarded,
    responses: { 200: PasskeyOptions },
    errors: ['CONFLICT'],
  },
  'POST /api/User/passkeys': {
    tag,
    summary: 'Add a passkey',
    description: 'Emailed to you. Without a name it has that of your device.',
    access: guarded,
    body: AddPasskeyBody,
    responses: { 201: PasskeyResponse },
    errors: ['CONFLICT'],
  },
  'PUT /api/User/passkeys/:id': {
    tag,
    summary: 'Rename a passkey',
    access: own,
    params: OneId,
    body: RenamePasskeyBody,
    responses: { 200: PasskeyResponse },
  },
  'DELETE /api/User/passkeys/:id': {
    tag,
    summary: 'Remove a passkey',
    description: 'Emailed to you.',
    access: guarded,
    params: OneId,
    responses: { 200: MessageResponse },
    errors: ['CONFLICT'],
  },
});

/** Codes of an authenticator app, and what to do when it is lost. */
export const codeCalls = defineCalls({
  'POST /api/User/codes': {
    tag,
    summary: 'Make a key for an authenticator app',
    description: 'Nothing asks for its codes until one is confirmed.',
    access: guarded,
    responses: { 200: AuthenticatorSetup },
    errors: ['CONFLICT', 'UNPROCESSABLE'],
  },
  'PUT /api/User/codes': {
    tag,
    summary: 'Switch codes on, by one of the app',
    description: 'Emailed to you. The recovery codes are shown once.',
    access: guarded,
    body: ConfirmAuthenticatorBody,
    responses: { 200: RecoveryCodesResponse },
    errors: ['CONFLICT'],
  },
  'DELETE /api/User/codes': {
    tag,
    summary: 'Switch codes off, for one of them',
    description: 'Emailed to you. Recovery codes go with them; one of these is as good.',
    access: guarded,
    body: ConfirmAuthenticatorBody,
    responses: { 200: MessageResponse },
    errors: ['CONFLICT'],
  },
  'POST /api/User/recovery-codes': {
    tag,
    summary: 'Make new recovery codes, for a code',
    description: 'Emailed to you, without the codes. Those of before no longer work.',
    access: guarded,
    body: ConfirmAuthenticatorBody,
    responses: { 200: RecoveryCodesResponse },
    errors: ['CONFLICT'],
  },
});

/** Confirming again that it is still the same person. */
export const confirmationCalls = defineCalls({
  'POST /api/auth/confirm/options': {
    tag,
    summary: 'Confirm by a passkey: what the browser needs',
    access: own,
    responses: { 200: PasskeyOptions },
    errors: ['CONFLICT'],
  },
  'GET /api/auth/confirm': {
    tag,
    summary: 'Whether you have just said that it is you',
    description:
      'For a browser that is about to open a file, which cannot ask: 403 with CONFIRM_AGAIN where you have not.',
    access: { recent: true },
    responses: { 200: MessageResponse },
  },
  'POST /api/auth/confirm': {
    tag,
    summary: 'Say again that it is you',
    description:
      'By your password, a code or a passkey. For ten minutes this session may then make calls that respond with 403 and CONFIRM_AGAIN; a login counts as well.',
    access: own,
    body: ConfirmBody,
    responses: { 200: MessageResponse },
  },
});
