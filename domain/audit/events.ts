/** The events of the audit log, with the Admins' words for them. */
export const AUDIT_EVENTS = {
  login: 'Logged in',
  'login-failed': 'Login failed',
  'lock-out': 'Locked out',
  'lock-out-lifted': 'Unlocked',
  refused: 'Access denied',
  'factor-added': 'Passkey or authenticator app added',
  'factor-removed': 'Passkey or authenticator app removed',
  'role-asked': 'Asked for another role',
  'role-taken-back': 'Withdrew a role request',
  'role-changed': 'Role changed',
  'role-refused': 'Role request declined',
  suspended: 'Suspended',
  'suspension-lifted': 'Suspension lifted',
  'sessions-ended': 'Sessions ended',
  'reset-sent': 'Reset email sent',
  'price-changed': 'Price changed',
  'settings-changed': 'Settings changed',
  'listing-changed': 'Listing changed',
  'listing-deleted': 'Listing deleted',
  'comment-deleted': 'Comment deleted',
  moderated: 'Listing moderated',
  'reports-settled': 'Reports settled',
  'verification-asked': 'Asked for verification',
  'verification-decided': 'Verification decided',
  'identity-seen': 'Viewed a document',
  'stay-cancelled': 'Stay cancelled',
  'message-answered': 'Contact message answered',
  'message-done': 'Contact message done',
  'message-opened': 'Contact message reopened',
  'deletion-asked': 'Account deletion requested',
  'account-kept': 'Account deletion cancelled',
  'account-deleted': 'Account deleted',
  'job-tried-again': 'Job retried',
  exported: 'Exported',
} as const;

export type AuditEvent = keyof typeof AUDIT_EVENTS;

export const AUDIT_EVENT_NAMES = Object.keys(AUDIT_EVENTS) as [AuditEvent, ...AuditEvent[]];

/** The kinds of things that events are about. */
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
