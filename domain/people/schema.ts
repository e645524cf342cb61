import { z } from 'zod';
import { LATER_ROLES, ROLES } from '../accounts/role.ts';
import { choice, id, instantResponse, paragraph } from '../fields-schema.ts';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { tablePaging } from '../tables/schema.ts';
import { ListerCheck } from '../verification/schema.ts';
import { peopleMessages, SUSPENSION_REASON_MAX } from './messages.ts';

export const PERSON_STATES = [
  'active',
  'suspended',
  'asking',
  'verified',
  'suspended-phone',
] as const;
export const PEOPLE_SORTS = ['newest', 'oldest', 'last-login'] as const;

export const PeopleQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe(
    'A part of the name or the email, or four digits or more of the phone number, in any form',
  ),
  role: choiceFilter(ROLES),
  state: choiceFilter(PERSON_STATES).describe(
    'asking: Customers who wait for a role that lists properties; verified: something of them was checked and holds today; suspended-phone: signed up, or changed the profile, in the last 30 days with the phone number of somebody who was suspended before',
  ),
  sort: choiceFilter(PEOPLE_SORTS),
});
export type PeopleQuery = z.infer<typeof PeopleQuery>;

export const PersonRow = z.object({
  _id: id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  emailConfirmedAt: instantResponse.nullable().describe('null: not confirmed'),
  role: z.enum(ROLES),
  createdAt: instantResponse,
  lastLoginAt: instantResponse.nullable().describe('null: not since this is kept'),
  listings: z.number().int().describe('Properties and cars, those withheld too'),
  suspended: z.object({ at: instantResponse, reason: z.string().nullable() }).nullable(),
  asksFor: z
    .object({ _id: id, role: z.enum(LATER_ROLES), askedAt: instantResponse })
    .nullable()
    .describe('What a Customer waits for'),
  checks: z.array(ListerCheck).describe('What was checked and holds today'),
});
export type PersonRow = z.infer<typeof PersonRow>;

export const PersonDetail = PersonRow.extend({
  phoneNumber: z.string(),
  location: z.string(),
  samePhone: z
    .array(z.object({ _id: id, name: z.string(), suspended: z.boolean() }))
    .describe('Others with this phone number, those suspended first; 20 at most'),
  properties: z.number().int(),
  cars: z.number().int(),
  bookings: z.number().int(),
  staysToCome: z.number().int().describe('Stays that they have booked and that are not over'),
  comments: z.number().int(),
  sessions: z.number().int().describe('Devices logged in on now'),
  passkeys: z.number().int(),
  codes: z.boolean().describe('The login asks for codes of an app'),
});
export type PersonDetail = z.infer<typeof PersonDetail>;

export const ChangePersonRoleBody = z.object({ role: choice(ROLES) });
export type ChangePersonRoleBody = z.infer<typeof ChangePersonRoleBody>;

/** What a suspension may do besides. */
export const freeNights = z
  .boolean()
  .default(false)
  .describe('Cancels the stays that they have booked and that are not over; the hosts are mailed');

export const SuspendPersonBody = z.object({
  reason: paragraph(SUSPENSION_REASON_MAX, peopleMessages.reasonRequired),
  freeNights,
});
export type SuspendPersonBody = z.infer<typeof SuspendPersonBody>;

export const PersonResponse = z.object({ message: z.string(), person: PersonDetail });
export type PersonResponse = z.infer<typeof PersonResponse>;
