import { type Check, failed, isBlank, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import type { ReportAction } from '../reports/rules.ts';
import { conversationMessages } from './messages.ts';

/** The lists of someone's conversations. */
export const DIRECTIONS = ['received', 'sent', 'reported'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The longest message, in characters. */
export const MESSAGE_MAX = 2000;
/** From this length on, characters are counted while people type. */
export const MESSAGE_COUNTED_FROM = 1800;

/** Why a conversation is reported; stored in the database. */
export const REPORT_REASONS = ['payment', 'not-owner', 'rude', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_DETAILS_MAX = 1000;

/** Days a read conversation waits for an answer, before we assume that it needs none. */
export const TO_ANSWER_DAYS = 14;
/** The most conversations waiting for an answer that are named one by one. */
export const TO_ANSWER_MAX = 20;

/** An Admin's ways to end a report: dismiss it, or suspend the other party. */
export const REPORT_ACTIONS = ['dismiss', 'suspend'] as const satisfies readonly ReportAction[];

export function checkMessage(text: string): Check {
  const wrong = (message: string) => failed(message, { text: message });
  if (isBlank(text)) return wrong(conversationMessages.blank);
  if (text.trim().length > MESSAGE_MAX) return wrong(fieldMessages.tooLong(MESSAGE_MAX));
  return passed;
}
