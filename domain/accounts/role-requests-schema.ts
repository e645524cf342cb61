import { z } from 'zod';
import { id, instantResponse, optionalParagraph } from '../fields-schema.ts';
import { peopleMessages } from '../people/messages.ts';
import { LATER_ROLES } from './role.ts';
import { ROLE_REASON_MAX } from './role-messages.ts';

export const ROLE_REQUEST_STATES = ['waiting', 'approved', 'refused'] as const;

export const OwnRoleRequest = z.object({
  _id: id,
  role: z.enum(LATER_ROLES),
  state: z.enum(ROLE_REQUEST_STATES),
  askedAt: instantResponse,
  decidedAt: instantResponse.nullable(),
  reason: z.string().describe('Why it was refused; else empty'),
});
export type OwnRoleRequest = z.infer<typeof OwnRoleRequest>;

export const RoleRequestResponse = z.object({ message: z.string(), request: OwnRoleRequest });
export type RoleRequestResponse = z.infer<typeof RoleRequestResponse>;

export const OwnRoleRequestResponse = z.object({ request: OwnRoleRequest.nullable() });
export type OwnRoleRequestResponse = z.infer<typeof OwnRoleRequestResponse>;

/** An Admin's decision; a refusal is emailed with its reason. */
export const DecideRoleRequestBody = z
  .object({
    decision: z.enum(['approve', 'refuse']),
    reason: optionalParagraph(ROLE_REASON_MAX),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
    path: ['reason'],
    message: peopleMessages.reasonRequired,
  });
export type DecideRoleRequestBody = z.infer<typeof DecideRoleRequestBody>;
