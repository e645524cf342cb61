import { z } from 'zod';
import { ROLES } from '../accounts/role.ts';
import { answersWithin } from '../answer-times/schema.ts';
import { MAX_RATING, MIN_RATING } from '../comments/rules.ts';
import { id, instantResponse } from '../fields-schema.ts';
import { ListerCheck } from '../verification/schema.ts';

/** A review by someone who has stayed at one of the lister's properties. */
export const StayReview = z.object({
  _id: id,
  userName: z.string(),
  comment: z.string(),
  rating: z.number().int().min(MIN_RATING).max(MAX_RATING).nullable(),
  createdAt: instantResponse,
  property: z.object({ _id: id, name: z.string() }),
});
export type StayReview = z.infer<typeof StayReview>;

/** A lister as everyone sees them: without phone and email. */
export const Lister = z.object({
  _id: id,
  name: z.string(),
  role: z.enum(ROLES),
  logo: z.string().nullable().describe("The company's"),
  since: instantResponse.describe('When the account was made'),
  properties: z.number().int().min(0),
  cars: z.number().int().min(0),
  averageRating: z.number().min(MIN_RATING).max(MAX_RATING).nullable(),
  ratingCount: z.number().int().min(0),
  checks: z.array(ListerCheck).describe('What our Admins verified and is valid today'),
  answersWithin,
  reviews: z.array(StayReview).describe('Of those who stayed there, the newest'),
});
export type Lister = z.infer<typeof Lister>;
