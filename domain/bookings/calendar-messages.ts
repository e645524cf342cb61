/** The calendar of the booking page. Its words differ from those of the two date fields. */
export const calendarMessages = {
  first: 'you arrive',
  last: 'you leave',
  between: 'part of your stay',
  taken: 'taken',
  own: 'booked by you',
  today: 'today',
  freeKey: 'Available',
  todayKey: 'Today',
  takenKey: 'Taken',
  ownKey: 'Booked by you',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
} as const;
