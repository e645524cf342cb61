import type { LaterRole } from './role.ts';

/** The longest reason an Admin may give, in characters. */
export const ROLE_REASON_MAX = 500;

/** Shown where a Customer becomes Agent or Property Owner (docs/product.md, "Who may do what"). */
export const roleMessages = {
  title: 'List properties',
  help: 'You’re a Customer. To upload properties, become an Agent or a Property Owner. It’s instant and free. Your bookings, comments and cars stay.',
  helpByApproval:
    'You’re a Customer. To upload properties, ask to become an Agent or a Property Owner. It’s free, an Admin decides, and we’ll email you the answer. Your bookings, comments and cars stay.',
  become: 'Become an Agent or a Property Owner',
  confirmTitle: (role: LaterRole) => `Become ${article(role)} ${role}?`,
  confirmHelp: 'You can’t switch back to Customer yourself.',
  confirm: (role: LaterRole) => `Become ${article(role)} ${role}`,
  ask: (role: LaterRole) => `Ask to become ${article(role)} ${role}`,
  busy: 'Changing...',
  asking: 'Asking...',
  keep: 'Stay a Customer',
  success: (role: LaterRole) => `You are now ${article(role)} ${role}. You can upload properties.`,
  asked: (role: LaterRole) =>
    `You’ve asked to become ${article(role)} ${role}. We’ll email you the answer.`,
  waitsAlready: 'You’ve already asked for another role. Please wait for the answer.',
  wasRefused: (role: LaterRole) =>
    `We didn’t approve your request to become ${article(role)} ${role}.`,
  askAgain: 'You can ask again.',
  takeBack: 'Withdraw my request',
  takeBackTitle: 'Withdraw your request?',
  takeBackHelp: 'You’ll stay a Customer. You can ask again.',
  keepAsking: 'Keep my request',
  takenBack: 'You’ve withdrawn your request. You’re still a Customer.',
  takeBackFailure: 'We couldn’t withdraw your request. Please try again.',
  nothingAsked: 'You have no request waiting for an answer.',
  answeredAlready: 'An Admin has already answered your request.',
  refused: 'Only a Customer can choose another role. Please contact us.',
  unknown: 'Please choose one of these roles: Agent, Property Owner',
  failure: 'We couldn’t change your role. Please try again.',
  loadFailure: 'We couldn’t load your request',
  wants: (role: LaterRole) => `Wants to become ${article(role)} ${role}`,
  requestGone: 'This person is no longer asking for a role.',
  decidedAlready: 'Another Admin has already decided this.',
  approved: (name: string, role: LaterRole) => `${name} is now ${article(role)} ${role}.`,
  notApproved: (name: string) => `${name} stays a Customer. We’ve emailed them your reason.`,
} as const;

function article(role: LaterRole): 'a' | 'an' {
  return role === 'Agent' ? 'an' : 'a';
}
