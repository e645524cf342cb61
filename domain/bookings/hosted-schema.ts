import { z } from 'zod';
import { id, paragraph } from '../fields.schema.ts';
import { CANCEL_REASON_MAX, hostedStayMessages } from './hosted-messages.ts';
import { Booking } from './schema.ts';

/** A stay as the lister of its property sees it, or an Admin. */
export const HostedStay = Booking.omit({ host: true }).extend({
  lister: z.object({ userId: id, name: z.string() }).describe('Whose property it is'),
});
export type HostedStay = z.infer<typeof HostedStay>;

export const ListHostedStaysResponse = z.array(HostedStay);

/** Why a host cancels; the guest is mailed it. */
export const CancelStayBody = z.object({
  reason: paragraph(CANCEL_REASON_MAX, hostedStayMessages.reasonRequired),
});
export type CancelStayBody = z.infer<typeof CancelStayBody>;

export const HostedStayResponse = z.object({ message: z.string(), stay: HostedStay });
export type HostedStayResponse = z.infer<typeof HostedStayResponse>;

/** The stays that deleting a property would cancel. */
export const StaysToCome = z.object({
  stays: z.array(
    HostedStay.pick({ _id: true, fullName: true, checkIn: true, checkOut: true, total: true }),
  ),
  confirmation: z
    .string()
    .describe('Stands for exactly these stays: DELETE /api/properties/{id} asks for it'),
});
export type StaysToCome = z.infer<typeof StaysToCome>;
