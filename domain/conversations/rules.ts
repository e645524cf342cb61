import { type Check, failed, isBlank, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import type { ReportAction } from '../reports/rules.ts';
import { conversationMessages } from './messages.ts';

/** The lists of someone's conversations. */
export const DIRECTIONS = ['received', 'sent', 'reported'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Characters of a message. */
export const MESSAGE_MAX = 2000;
/** From here on they are counted while one types. */
export const MESSAGE_COUNTED_FROM = 1800;

/** Why a conversation is reported; stored. */
export const REPORT_REASONS = ['payment', 'not-owner', 'rude', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_DETAILS_MAX = 1000;

/** A conversation that was read waits so long for an answer; then it is taken for one that needs none. */
export const TO_ANSWER_DAYS = 14;
/** Conversations that wait for an answer, at most, of those that are told one by one. */
export const TO_ANSWER_MAX = 20;

/** How an Admin ends a report; suspended is the other one of the two. */
export const REPORT_ACTIONS = ['dismiss', 'suspend'] as const satisfies readonly ReportAction[];

/** A message of a conversation. */
export function checkMessage(text: string): Check {
  const wrong = (message: string) => failed(message, { text: message });
  if (isBlank(text)) return wrong(conversationMessages.blank);
  if (text.trim().length > MESSAGE_MAX) return wrong(fieldMessages.tooLong(MESSAGE_MAX));
  return passed;
}
