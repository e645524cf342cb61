/** What a list says that looks for stays that are free. */
export const staySearchMessages = {
  legend: 'Dates',
  clear: 'Clear dates',
  checkInMissing: 'Choose a check-in date too.',
  checkOutMissing: 'Choose a check-out date too.',
  notUsed: 'The list does not follow these dates.',
  noneFree: 'No stay that fits is free on these dates.',
  noneFreeHelp: 'Try other dates, fewer guests or fewer filters.',
} as const;
