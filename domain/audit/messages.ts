export const auditMessages = {
  title: 'Audit log',
  intro: 'Who did what, when and from where. Entries are only ever added, never changed.',
  none: 'Nothing has been recorded yet.',
  search: 'Name, email, id or network address',
} as const;
