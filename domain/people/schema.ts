import { z } from 'zod';
import { LATER_ROLES, ROLES } from '../accounts/role.ts';
import { choice, id, instantResponse, paragraph } from '../fields-schema.ts';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { ListerCheck } from '../verification/schema.ts';
import { peopleMessages, SUSPENSION_REASON_MAX } from './messages.ts';
import { PEOPLE_TABLE } from './people-table.ts';

export type PeopleQuery = TableQuery<typeof PEOPLE_TABLE>;

export const PersonRow = tableRow(PEOPLE_TABLE, {
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

/** Whether a suspension also frees booked nights. */
export const freeNights = z
  .boolean()
  .default(false)
  .describe('Cancels the stays that they have booked and that are not over; the hosts are emailed');

export const SuspendPersonBody = z.object({
  reason: paragraph(SUSPENSION_REASON_MAX, peopleMessages.reasonRequired),
  freeNights,
});
export type SuspendPersonBody = z.infer<typeof SuspendPersonBody>;

export const PersonResponse = z.object({ message: z.string(), person: PersonDetail });
export type PersonResponse = z.infer<typeof PersonResponse>;
