/** What the audit log records, and how an Admin reads it. */
export const AUDIT_EVENTS = {
  login: 'Logged in',
  'login-failed': 'Login failed',
  'lock-out': 'Locked out',
  'lock-out-lifted': 'Lock-out lifted',
  refused: 'Refused',
  'factor-added': 'Passkey or codes added',
  'factor-removed': 'Passkey or codes removed',
  'role-asked': 'Asked for another role',
  'role-taken-back': 'Took back what was asked for',
  'role-changed': 'Role changed',
  'role-refused': 'Other role refused',
  suspended: 'Suspended',
  'suspension-lifted': 'Suspension lifted',
  'sessions-ended': 'Sessions ended',
  'reset-sent': 'Reset mail sent',
  'price-changed': 'Price changed',
  'settings-changed': 'Settings changed',
  'listing-changed': 'Listing changed',
  'listing-deleted': 'Listing deleted',
  'comment-deleted': 'Comment deleted',
  moderated: 'Listing moderated',
  'reports-settled': 'Reports settled',
  'verification-asked': 'Asked to be checked',
  'verification-decided': 'Check decided',
  'identity-seen': 'Looked at a document',
  'stay-cancelled': 'Stay cancelled',
  'message-answered': 'Contact message answered',
  'message-done': 'Contact message done',
  'message-opened': 'Contact message opened again',
  'deletion-asked': 'Deletion of the account asked for',
  'account-kept': 'Account kept',
  'account-deleted': 'Account deleted',
  'job-tried-again': 'Job tried again',
  exported: 'Exported',
} as const;

export type AuditEvent = keyof typeof AUDIT_EVENTS;

export const AUDIT_EVENT_NAMES = Object.keys(AUDIT_EVENTS) as [AuditEvent, ...AuditEvent[]];

/** What was acted on. */
export const AUDIT_SUBJECTS = [
  'person',
  'property',
  'car',
  'comment',
  'booking',
  'site',
  'job',
  'report',
  'message',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
