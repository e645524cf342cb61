import { type CalendarDate, today } from '../values/calendar-date.ts';

/** What was written on one day in Ghana. */
export interface DayOf<Message> {
  day: CalendarDate;
  messages: Message[];
}

/** Messages in their order, by the day on which they were sent. */
export function byDay<Message extends { sentAt: string }>(
  messages: readonly Message[],
): DayOf<Message>[] {
  const days: DayOf<Message>[] = [];
  for (const message of messages) {
    const day = today(new Date(message.sentAt));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
