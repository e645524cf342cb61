import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../fields-schema.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { canUploadProperty } from '../properties/permissions.ts';
import { LoginByCodeBody, LoginStep } from './codes-schema.ts';
import { LoginByPasskeyBody, PasskeyOptions } from './passkeys-schema.ts';
import { canBecome, isAdmin } from './permissions.ts';
import { LATER_ROLES } from './role.ts';
import { OwnRoleRequestResponse, RoleRequestResponse } from './role-requests-schema.ts';
import {
  ChangeEmailBody,
  ChangePasswordBody,
  ChangeRoleBody,
  ChangeRoleResponse,
  CompanyLogoResponse,
  EmailLinkBody,
  ForgotPasswordBody,
  LiftLockoutBody,
  ListSessionsResponse,
  LoginBody,
  LoginResponse,
  Profile,
  ProfileImageResponse,
  ResetPasswordBody,
  SignupBody,
  SignupResponse,
  UpdateProfileBody,
  UpdateProfileResponse,
} from './schema.ts';

const tag = 'accounts';
const OneId = z.object({ id });

/** Signing up, and the member's profile (specification §7). */
export const accountsCalls = defineCalls({
  'POST /api/auth/signup': {
    tag,
    summary: 'Sign up',
    description: 'Emails a link that confirms the address, where the site asks for that.',
    body: SignupBody,
    responses: { 201: SignupResponse },
    errors: ['EMAIL_TAKEN'],
  },
  'GET /api/User/profile': {
    tag,
    summary: 'Your profile',
    // The profile tells such an Admin what to add.
    access: { withoutFactor: true },
    responses: { 200: Profile },
  },
  'PUT /api/User/profile': {
    tag,
    summary: 'Change your profile',
    access: {},
    body: UpdateProfileBody,
    responses: { 200: UpdateProfileResponse },
  },
  'POST /api/User/upload-profile-image': {
    tag,
    summary: 'Upload a profile photo',
    description: 'multipart/form-data with one file in the field `profileImage`, 5 MB at most.',
    access: {},
    consumes: ['multipart/form-data'],
    body: z.object({ profileImage: z.file() }),
    responses: { 200: ProfileImageResponse },
  },
  'POST /api/User/upload-company-logo': {
    tag,
    summary: 'Upload the logo of your company',
    description:
      'multipart/form-data with one file in the field `companyLogo`, 5 MB at most. For those who list properties.',
    access: { permission: canUploadProperty },
    consumes: ['multipart/form-data'],
    body: z.object({ companyLogo: z.file() }),
    responses: { 200: CompanyLogoResponse },
    errors: ['FORBIDDEN'],
  },
});

/** Logging in, by a password, by a code after it, or by a passkey; and out. */
export const loginCalls = defineCalls({
  'POST /api/auth/login': {
    tag,
    summary: 'Log in',
    description:
      'Returns a token and sets it as an httpOnly cookie too. On a device that the account was not logged in on before, it is emailed. 202: the account has codes on; a code is to follow.',
    body: LoginBody,
    responses: { 200: LoginResponse, 202: LoginStep },
    errors: ['UNAUTHENTICATED', 'SUSPENDED'],
  },
  'POST /api/auth/login/code': {
    tag,
    summary: 'Log in: the code after the password',
    description:
      'A code of the app, or a recovery code; each works once. Ten wrong ones in 15 minutes are the most.',
    body: LoginByCodeBody,
    responses: { 200: LoginResponse },
    errors: ['UNAUTHENTICATED', 'SUSPENDED'],
  },
  // Not under /login, whose calls carry the device's cookie: people call this before they log in.
  'POST /api/auth/passkey-options': {
    tag,
    summary: 'Log in by a passkey: what the browser needs',
    responses: { 200: PasskeyOptions },
  },
  'POST /api/auth/login/passkey': {
    tag,
    summary: 'Log in by a passkey',
    description: 'As a login by password, without a code: a passkey asks for more than a touch.',
    body: LoginByPasskeyBody,
    responses: { 200: LoginResponse },
    errors: ['UNAUTHENTICATED', 'SUSPENDED'],
  },
  'POST /api/auth/logout': {
    tag,
    summary: 'Log out',
    description: 'Ends the session of the token at once. Without one it does nothing.',
    responses: { 200: MessageResponse },
  },
});

/** Resetting a forgotten password (specification §7), and changing a known one. */
export const passwordCalls = defineCalls({
  'POST /api/auth/forgot-password': {
    tag,
    summary: 'Ask for a reset link by email',
    body: ForgotPasswordBody,
    responses: { 200: MessageResponse },
    errors: ['CONFLICT'],
  },
  'POST /api/auth/reset-password/:token': {
    tag,
    summary: 'Choose a new password',
    params: z.object({ token: z.string().max(200) }),
    body: ResetPasswordBody,
    responses: { 200: MessageResponse },
  },
  'PUT /api/User/password': {
    tag,
    summary: 'Change your password',
    description: 'Ends every other session of yours, and emails you that it was done.',
    access: {},
    body: ChangePasswordBody,
    responses: { 200: MessageResponse },
  },
});

/**
 * The account's email address: confirming, changing and restoring it (docs/product.md, "Email addresses"); and what links in
 * those emails undo.
 */
export const emailCalls = defineCalls({
  'POST /api/auth/confirm-email': {
    tag,
    summary: 'Confirm an address by the token of an emailed link',
    description: 'The address of a new account, or the one that an account is to have.',
    body: EmailLinkBody,
    responses: { 200: MessageResponse },
    errors: ['EMAIL_TAKEN'],
  },
  'POST /api/auth/undo-email-change': {
    tag,
    summary: 'Bring an address back by the token of the link that was emailed to it',
    description:
      'Ends every session of the account, makes its password useless, and emails a link to choose another one.',
    body: EmailLinkBody,
    responses: { 200: MessageResponse },
  },
  'POST /api/auth/undo-factor': {
    tag,
    summary:
      'Take away what was added to log in with, by the token of the link that was emailed then',
    description:
      'Also what other emails of the last seven days tell of, and what was added since. Ends every session of the account, makes its password useless, and emails a link to choose another one.',
    body: EmailLinkBody,
    responses: { 200: MessageResponse },
  },
  'PUT /api/User/email': {
    tag,
    summary: 'Change your address',
    description:
      'Emails a link to the new address; it is yours once that is opened. The old address is emailed a link that brings it back within seven days.',
    access: {},
    body: ChangeEmailBody,
    responses: { 200: MessageResponse },
    errors: ['EMAIL_TAKEN'],
  },
  'POST /api/User/email/link': {
    tag,
    summary: 'Have the link that confirms your address emailed again',
    description: 'To the address that you are about to take, else to your own.',
    access: {},
    responses: { 200: MessageResponse },
    errors: ['CONFLICT'],
  },
});

/** A Customer's ways to become someone who lists properties. */
export const roleCalls = defineCalls({
  'PUT /api/User/role': {
    tag,
    summary: 'Become Agent or Property Owner',
    description:
      'For a Customer: at once, or once an Admin has approved it (202), as the site setting `listersNeedApproval` says. The same role again changes nothing.',
    access: {
      confirmed: true,
      permission: (actor) => LATER_ROLES.some((role) => canBecome(actor, role)),
    },
    body: ChangeRoleBody,
    responses: { 200: ChangeRoleResponse, 202: RoleRequestResponse },
    errors: ['FORBIDDEN', 'CONFLICT'],
  },
  'GET /api/User/role-request': {
    tag,
    summary: 'Where the role that you asked for stands',
    access: {},
    responses: { 200: OwnRoleRequestResponse },
  },
  'DELETE /api/User/role-request': {
    tag,
    summary: 'Take back what you asked for, while it waits',
    description: 'Where nothing was asked for, as after a response that got lost, nothing changes.',
    access: {},
    responses: { 200: MessageResponse },
    errors: ['CONFLICT'],
  },
});

export const sessionCalls = defineCalls({
  'GET /api/User/sessions': {
    tag,
    summary: 'Where you are logged in',
    description: 'The session that was used last first, 50 at most.',
    access: {},
    responses: { 200: ListSessionsResponse },
  },
  'DELETE /api/User/sessions/:id': {
    tag,
    summary: 'Log out on one device',
    description: 'Emailed to you, unless it is the session of this call.',
    access: {},
    params: OneId,
    responses: { 200: MessageResponse },
  },
  'DELETE /api/User/sessions': {
    tag,
    summary: 'Log out on every other device',
    description: 'The session of this call stays. Emailed to you, with how many there were.',
    access: {},
    responses: { 200: MessageResponse },
  },
});

/** For Admins: accounts that are locked out. */
export const lockoutCalls = defineCalls({
  'POST /api/admin/lift-lockout': {
    tag: 'admin',
    summary: 'Unlock an account',
    description: 'Its owner can log in again before the 15 minutes after ten wrong passwords.',
    access: { permission: isAdmin, recent: true },
    body: LiftLockoutBody,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});
