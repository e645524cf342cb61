import { auditMessages } from '../audit/messages.ts';
import { allBookingsMessages } from '../bookings/all-messages.ts';
import { requestListMessages } from '../cars/request-list-messages.ts';
import { allCommentsMessages } from '../comments/all-messages.ts';
import { reportedConversationMessages } from '../conversations/reported-messages.ts';
import { failedJobMessages } from '../failed-jobs/messages.ts';
import { moderationMessages } from '../moderation/messages.ts';
import { peopleMessages } from '../people/messages.ts';
import { reportedMessages } from '../reports/settling-messages.ts';
import { unfoundSearchMessages } from '../unfound-searches/messages.ts';
import { verifyingMessages } from '../verification/admin-messages.ts';
import { messageListMessages } from './message-list-messages.ts';
import type { NavigationLink } from './navigation.ts';
import { paths } from './paths.ts';

/** The pages of the Admin's workspace, in the order of its navigation. */
export const WORKSPACE_PAGES: readonly NavigationLink[] = [
  { label: 'Overview', path: paths.adminDashboard },
  { label: moderationMessages.title, path: paths.moderation },
  { label: reportedMessages.title, path: paths.adminReports },
  { label: verifyingMessages.title, path: paths.adminVerifications },
  { label: peopleMessages.title, path: paths.adminPeople },
  { label: allBookingsMessages.title, path: paths.adminBookings },
  { label: allCommentsMessages.title, path: paths.adminComments },
  { label: reportedConversationMessages.title, path: paths.adminConversations },
  { label: messageListMessages.title, path: paths.contactMessages },
  { label: requestListMessages.title, path: paths.relocationRequests },
  { label: unfoundSearchMessages.title, path: paths.unfoundSearches },
  { label: auditMessages.title, path: paths.auditLog },
  { label: failedJobMessages.title, path: paths.failedJobs },
  { label: 'Settings', path: paths.siteSettings },
];
