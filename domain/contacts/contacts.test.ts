import { expect, test } from 'vitest';
import type { Role } from '../accounts/role.ts';
import { isContactCounted } from './contacts.ts';

const person = (userId: string, role: Role) => ({ userId, role });

test.each([
  [person('guest', 'Customer'), true],
  [person('lister', 'Agent'), false],
  [person('admin', 'Admin'), false],
])('a view of the contact by %j counts: %s', (viewer, counts) => {
  expect(isContactCounted(viewer, { listerId: 'lister' })).toBe(counts);
});
