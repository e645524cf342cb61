import { type CalendarDate, today } from '../values/calendar-date.ts';

/** One day's messages, by the date in Ghana. */
export interface DayOf<Message> {
  day: CalendarDate;
  messages: Message[];
}

/** Groups messages by the day they were sent, keeping their order. */
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
