import { z } from 'zod';
import {
  choice,
  emailAddress,
  id,
  instantResponse,
  line,
  newPassword,
  password,
  personName,
  phoneNumber,
} from '../fields-schema.ts';
import { accountMessages, signupMessages } from './messages.ts';
import { changePasswordMessages } from './password-messages.ts';
import { LATER_ROLES, ROLES, SIGNUP_ROLES } from './role.ts';
import { roleMessages } from './role-messages.ts';
import { LOCATION_MAX, PASSWORD_MAX } from './rules.ts';

const required = accountMessages.allFieldsRequired;

export const LoginBody = z.object({ email: emailAddress(), password });
export type LoginBody = z.infer<typeof LoginBody>;

/** A contact person: the details of an Agent, a Property Owner or a Customer. */
export const ContactPerson = z.object({
  firstname: z.string(),
  lastname: z.string(),
  phoneNumber: z.string(),
});
export type ContactPerson = z.infer<typeof ContactPerson>;

export const LoginResponse = z.object({
  token: z.string(),
  role: z.enum(ROLES),
  userId: id,
  agentDetails: ContactPerson.optional(),
  ownerDetails: ContactPerson.optional(),
  customerDetails: ContactPerson.optional(),
});
export type LoginResponse = z.infer<typeof LoginResponse>;

export const SignupBody = z.object({
  firstname: personName(required),
  lastname: personName(required),
  phoneNumber: phoneNumber(required),
  location: line(LOCATION_MAX, required),
  email: emailAddress(required),
  password: newPassword(required),
  role: choice(SIGNUP_ROLES, signupMessages.roleRefused, signupMessages.roleRefused),
});
export type SignupBody = z.infer<typeof SignupBody>;

export const SignupResponse = z.object({
  role: z.enum(SIGNUP_ROLES),
  userId: id,
  message: z.string(),
  linkSentTo: z
    .string()
    .nullable()
    .describe('Where a link went that confirms the address; null where none was sent'),
});
export type SignupResponse = z.infer<typeof SignupResponse>;

export const ForgotPasswordBody = z.object({ email: emailAddress() });
export type ForgotPasswordBody = z.infer<typeof ForgotPasswordBody>;

export const ResetPasswordBody = z.object({ password });
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

/** An existing password. Its length is not checked: it only has to be right. */
export const currentPassword = z
  .string({ error: changePasswordMessages.currentRequired })
  .min(1, changePasswordMessages.currentRequired)
  .max(PASSWORD_MAX, changePasswordMessages.currentWrong);

export const ChangePasswordBody = z.object({
  currentPassword,
  password,
});
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>;

export const ChangeEmailBody = z.object({
  email: emailAddress(),
  currentPassword,
});
export type ChangeEmailBody = z.infer<typeof ChangeEmailBody>;

/** The token of an emailed link. Not in the path, which would put it into logs. */
export const EmailLinkBody = z.object({ token: z.string().min(1).max(200) });
export type EmailLinkBody = z.infer<typeof EmailLinkBody>;

export const OwnSession = z.object({
  _id: id,
  device: z
    .string()
    .describe("As its browser says, such as 'Chrome on Android'; '' when it said nothing"),
  network: z
    .string()
    .describe("The beginning of the network address of the login; '' when it is not known"),
  country: z
    .string()
    .describe("Where that network is registered, which may be elsewhere; '' when it is not known"),
  loggedInAt: instantResponse,
  lastSeenAt: instantResponse.describe('At most ten minutes old'),
  current: z.boolean().describe('The session of this call'),
});
export type OwnSession = z.infer<typeof OwnSession>;
export const ListSessionsResponse = z.array(OwnSession);

/** The account to unlock. Not in the path, which would put the address into logs. */
export const LiftLockoutBody = z.object({ email: emailAddress() });
export type LiftLockoutBody = z.infer<typeof LiftLockoutBody>;

export const Profile = z.object({
  _id: id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  location: z.string(),
  profileImage: z.string().nullable().describe('Absolute address of the photo'),
  companyLogo: z.string().nullable().describe('Absolute address of the logo'),
  role: z.enum(ROLES),
  mustConfirmEmail: z
    .boolean()
    .describe(
      'Whether the address is to be confirmed before one may book, enquire, list or comment',
    ),
  linkSentTo: z
    .string()
    .nullable()
    .describe('Where the last link went that still confirms the address, or the one to come'),
  mustAddFactor: z
    .boolean()
    .describe('An Admin who must add a passkey or codes before any other call is allowed'),
  leavesAt: instantResponse
    .nullable()
    .describe('When the account is deleted, as its owner asked; null where nobody did'),
  privacyAgreedAt: instantResponse
    .nullable()
    .describe('When they agreed to what the page /privacy says; null where nobody asked them'),
});
export type Profile = z.infer<typeof Profile>;

/** Fields left out stay as they are (the older profile screen sends only phone and location). */
export const UpdateProfileBody = z.object({
  firstname: personName().optional(),
  lastname: personName().optional(),
  phoneNumber: phoneNumber().optional(),
  location: line(LOCATION_MAX).optional(),
});
export type UpdateProfileBody = z.infer<typeof UpdateProfileBody>;

export const UpdateProfileResponse = z.object({ message: z.string(), user: Profile });
export type UpdateProfileResponse = z.infer<typeof UpdateProfileResponse>;

/** The role that a Customer chooses in the profile. */
export const ChangeRoleBody = z.object({
  role: choice(LATER_ROLES, roleMessages.unknown, roleMessages.unknown),
});
export type ChangeRoleBody = z.infer<typeof ChangeRoleBody>;

/** The details come under the role's own name, as in a login's response. */
export const ChangeRoleResponse = z.object({
  message: z.string(),
  user: Profile,
  agentDetails: ContactPerson.optional(),
  ownerDetails: ContactPerson.optional(),
});
export type ChangeRoleResponse = z.infer<typeof ChangeRoleResponse>;

export const ProfileImageResponse = z.object({ message: z.string(), profileImage: z.string() });
export type ProfileImageResponse = z.infer<typeof ProfileImageResponse>;

export const CompanyLogoResponse = z.object({ message: z.string(), companyLogo: z.string() });
export type CompanyLogoResponse = z.infer<typeof CompanyLogoResponse>;
