/** How soon a lister usually answers, in the steps that visitors are told. */
export const ANSWER_TIMES = ['hour', 'hours', 'day', 'days'] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];

const HOUR = 60 * 60;

/** The longest median of first answers for each step, in seconds; beyond the last, nothing is said. */
export const ANSWER_TIME_SECONDS: Readonly<Record<AnswerTime, number>> = {
  hour: HOUR,
  hours: 8 * HOUR,
  day: 24 * HOUR,
  days: 96 * HOUR,
};

/** The median covers conversations that began in this many days, and needs at least so many of them. */
export const ANSWERS_OF_DAYS = 90;
export const ANSWERS_AT_LEAST = 3;

/** Hours without an answer after which a conversation counts as never answered. */
export const SILENT_AFTER_HOURS = 24;

export const ANSWER_TIME_TEXTS: Readonly<Record<AnswerTime, string>> = {
  hour: 'Usually answers within an hour',
  hours: 'Usually answers within a few hours',
  day: 'Usually answers within a day',
  days: 'Usually answers within a few days',
};
