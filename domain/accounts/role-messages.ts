import type { LaterRole } from './role.ts';

/** Characters that the reason of an Admin may have. */
export const ROLE_REASON_MAX = 500;

/** Where a Customer becomes Agent or Property Owner (docs/product.md, "Who may do what"). */
export const roleMessages = {
  title: 'List properties',
  help: 'You are a Customer. To upload properties, become an Agent or a Property Owner: at once, and free. Your bookings, comments and cars stay.',
  helpByApproval:
    'You are a Customer. To upload properties, ask to become an Agent or a Property Owner: it is free, an Admin looks at it, and we mail you the answer. Your bookings, comments and cars stay.',
  become: 'Become an Agent or a Property Owner',
  confirmTitle: (role: LaterRole) => `Become ${article(role)} ${role}?`,
  confirmHelp: 'You cannot go back to Customer yourself.',
  confirm: (role: LaterRole) => `Become ${article(role)} ${role}`,
  ask: (role: LaterRole) => `Ask to become ${article(role)} ${role}`,
  busy: 'Changing...',
  asking: 'Asking...',
  keep: 'Stay a Customer',
  success: (role: LaterRole) => `You are now ${article(role)} ${role}. You can upload properties.`,
  asked: (role: LaterRole) =>
    `You have asked to become ${article(role)} ${role}. We mail you the answer.`,
  waitsAlready: 'You have asked for another role already. Please wait for the answer.',
  wasRefused: (role: LaterRole) =>
    `We didn’t approve your request to become ${article(role)} ${role}.`,
  askAgain: 'You can ask again.',
  takeBack: 'Take back my request',
  takeBackTitle: 'Take back your request?',
  takeBackHelp: 'You stay a Customer. You can ask again.',
  keepAsking: 'Keep my request',
  takenBack: 'You have taken back your request. You stay a Customer.',
  takeBackFailure: 'We could not take back your request. Please try again.',
  nothingAsked: 'No request of yours waits for an answer.',
  answeredAlready: 'An Admin has answered your request already.',
  refused: 'Only a Customer can choose another role. Please contact us.',
  unknown: 'Please choose one of these roles: Agent, Property Owner',
  failure: 'We could not change your role. Please try again.',
  loadFailure: 'We could not load what you asked for',
  wants: (role: LaterRole) => `Wants to be ${article(role)} ${role}`,
  requestGone: 'This person does not ask for a role any more.',
  decidedAlready: 'Another Admin has decided this already.',
  approved: (name: string, role: LaterRole) => `${name} is now ${article(role)} ${role}.`,
  notApproved: (name: string) => `${name} stays a Customer. They are mailed your reason.`,
} as const;

function article(role: LaterRole): 'a' | 'an' {
  return role === 'Agent' ? 'an' : 'a';
}
