/** For lists narrowed to stays that are free. */
export const staySearchMessages = {
  legend: 'Dates',
  clear: 'Clear dates',
  flexible: (days: number) => `Flexible by ${days} days`,
  checkInMissing: 'Choose a check-in date too.',
  checkOutMissing: 'Choose a check-out date too.',
  notUsed: 'These dates aren’t applied to the list.',
  noneFree: 'No matching stays are available on these dates.',
  noneFreeHelp: 'Try other dates, fewer guests or fewer filters.',
} as const;
