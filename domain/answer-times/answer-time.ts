/** How soon a lister usually answers, in the words in which it is said. */
export const ANSWER_TIMES = ['hour', 'hours', 'day', 'days'] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];

const HOUR = 60 * 60;

/** The median of first answers up to which each is said, in seconds; of a longer one nothing is. */
export const ANSWER_TIME_SECONDS: Readonly<Record<AnswerTime, number>> = {
  hour: HOUR,
  hours: 8 * HOUR,
  day: 24 * HOUR,
  days: 96 * HOUR,
};

/** What the median is of: conversations that began in so many days, and how many there have to be. */
export const ANSWERS_OF_DAYS = 90;
export const ANSWERS_AT_LEAST = 3;

/** Without an answer for so many hours, a conversation counts as one that was never answered. */
export const SILENT_AFTER_HOURS = 24;

/** As people read it. */
export const ANSWER_TIME_TEXTS: Readonly<Record<AnswerTime, string>> = {
  hour: 'Usually answers within an hour',
  hours: 'Usually answers within a few hours',
  day: 'Usually answers within a day',
  days: 'Usually answers within a few days',
};
