import { isAdmin } from '../accounts/permissions.ts';
import { defineCalls } from '../call.ts';
import { Overview, OverviewQuery } from './schema.ts';

/** The numbers behind the charts in the Admin's workspace. */
export const overviewCalls = defineCalls({
  'GET /api/admin/overview': {
    tag: 'admin',
    summary: 'What happened on the site in the last days',
    access: { permission: isAdmin },
    query: OverviewQuery,
    responses: { 200: Overview },
    errors: ['FORBIDDEN'],
  },
});
