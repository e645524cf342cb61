import type { LaterRole } from './role.ts';

/** Where a Customer becomes Agent or Property Owner (docs/product.md, "Who may do what"). */
export const roleMessages = {
  title: 'List properties',
  help: 'You are a Customer. To upload properties, become an Agent or a Property Owner: at once, and free. Your bookings, comments and cars stay.',
  choose: 'Choose in your profile',
  become: 'Become an Agent or a Property Owner',
  confirmTitle: (role: LaterRole) => `Become ${article(role)} ${role}?`,
  confirmHelp: 'You cannot go back to Customer yourself.',
  confirm: (role: LaterRole) => `Become ${article(role)} ${role}`,
  busy: 'Changing...',
  keep: 'Stay a Customer',
  success: (role: LaterRole) => `You are now ${article(role)} ${role}. You can upload properties.`,
  refused: 'Only a Customer can choose another role. Please contact us.',
  unknown: 'Please choose one of these roles: Agent, Property Owner',
  failure: 'We could not change your role. Please try again.',
} as const;

function article(role: LaterRole): 'a' | 'an' {
  return role === 'Agent' ? 'an' : 'a';
}
