import { lazy } from 'react';

const parts = () => import('./member-parts.tsx');

/** What only those who are signed in need: it comes once they are known, in a file of its own. */
export const AccountMenu = lazy(async () => ({ default: (await parts()).AccountMenu }));
export const NewsBadge = lazy(async () => ({ default: (await parts()).NewsBadge }));
export const ProfileRefresh = lazy(async () => ({ default: (await parts()).ProfileRefresh }));
