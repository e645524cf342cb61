import type { AppMigration } from '../platform/database/migrate.ts';
import * as marketplace from './0001-marketplace.ts';
import * as enquiries from './0002-enquiries.ts';
import * as photoPipeline from './0003-photo-pipeline.ts';
import * as uploads from './0005-uploads.ts';
import * as videos from './0006-videos.ts';
import * as shortSearch from './0007-short-search.ts';
import * as mediaOwners from './0009-media-owners.ts';
import * as installation from './0010-installation.ts';
import * as idempotencyKeys from './0013-idempotency-keys.ts';
import * as contactReveals from './0014-contact-reveals.ts';
import * as judgedUploads from './0017-judged-uploads.ts';
import * as oneRating from './0020-one-rating.ts';
import * as hosts from './0021-hosts.ts';
import * as listsOfHosts from './0022-lists-of-hosts.ts';
import * as searchWords from './0023-search-words.ts';
import * as listingFacts from './0024-listing-facts.ts';
import * as keysOfKind from './0025-keys-of-kind.ts';
import * as announcedChanges from './0026-announced-changes.ts';
import * as searchConcepts from './0027-search-concepts.ts';
import * as searchVocabulary from './0028-search-vocabulary.ts';
import * as favourites from './0029-favourites.ts';
import * as priceHistory from './0030-price-history.ts';
import * as savedSearches from './0031-saved-searches.ts';
import * as placesOfListings from './0032-places-of-listings.ts';
import * as announcedStays from './0033-announced-stays.ts';
import * as suggestions from './0034-suggestions.ts';
import * as listingsMap from './0035-listings-map.ts';
import * as priceDrops from './0036-price-drops.ts';
import * as confirmedEmails from './0037-confirmed-emails.ts';
import * as usedSessions from './0038-used-sessions.ts';
import * as auditLog from './0039-audit-log.ts';
import * as people from './0040-people.ts';
import * as conversations from './0041-conversations.ts';
import * as answeredComments from './0042-answered-comments.ts';
import * as pausedListings from './0043-paused-listings.ts';
import * as listingViews from './0044-listing-views.ts';
import * as reports from './0046-reports.ts';
import * as moderation from './0047-moderation.ts';
import * as leavingMembers from './0048-leaving-members.ts';
import * as verifications from './0049-verifications.ts';
import * as passkeys from './0051-passkeys.ts';
import * as loginCodes from './0052-login-codes.ts';
import * as answeredMessages from './0053-answered-messages.ts';
import * as adminTables from './0054-admin-tables.ts';
import * as whatIsUsual from './0055-what-is-usual.ts';
import * as ownArchives from './0056-own-archives.ts';
import * as shownVocabulary from './0057-shown-vocabulary.ts';
import * as facetIndex from './0058-facet-index.ts';
import * as undoneFactors from './0060-undone-factors.ts';
import * as removedJob from './0061-removed-job.ts';
import * as endedConversationReports from './0063-ended-conversation-reports.ts';
import * as orderByRating from './0064-order-by-rating.ts';
import * as roleRequests from './0065-role-requests.ts';
import * as consents from './0066-consents.ts';
import * as favouritesByDay from './0067-favourites-by-day.ts';
import * as contactAnswers from './0070-contact-answers.ts';
import * as announcedPeople from './0077-announced-people.ts';
import * as orderByWeighedRating from './0080-order-by-weighed-rating.ts';
import * as pausedByAdmins from './0085-paused-by-admins.ts';
import * as phoneKeys from './0086-phone-keys.ts';
import * as milestones from './0087-milestones.ts';
import * as alertsByLists from './0090-alerts-by-lists.ts';
import * as listings from './0100-listings.ts';

/** Every migration by name, in the order in which they run. Only ever added to. */
export const migrations: Record<string, AppMigration> = {
  '0001-marketplace': marketplace,
  '0002-enquiries': enquiries,
  '0003-photo-pipeline': photoPipeline,
  '0005-uploads': uploads,
  '0006-videos': videos,
  '0007-short-search': shortSearch,
  '0009-media-owners': mediaOwners,
  '0010-installation': installation,
  '0013-idempotency-keys': idempotencyKeys,
  '0014-contact-reveals': contactReveals,
  '0017-judged-uploads': judgedUploads,
  '0020-one-rating': oneRating,
  '0021-hosts': hosts,
  '0022-lists-of-hosts': listsOfHosts,
  '0023-search-words': searchWords,
  '0024-listing-facts': listingFacts,
  '0025-keys-of-kind': keysOfKind,
  '0026-announced-changes': announcedChanges,
  '0027-search-concepts': searchConcepts,
  '0028-search-vocabulary': searchVocabulary,
  '0029-favourites': favourites,
  '0030-price-history': priceHistory,
  '0031-saved-searches': savedSearches,
  '0032-places-of-listings': placesOfListings,
  '0033-announced-stays': announcedStays,
  '0034-suggestions': suggestions,
  '0035-listings-map': listingsMap,
  '0036-price-drops': priceDrops,
  '0037-confirmed-emails': confirmedEmails,
  '0038-used-sessions': usedSessions,
  '0039-audit-log': auditLog,
  '0040-people': people,
  '0041-conversations': conversations,
  '0042-answered-comments': answeredComments,
  '0043-paused-listings': pausedListings,
  '0044-listing-views': listingViews,
  '0046-reports': reports,
  '0047-moderation': moderation,
  '0048-leaving-members': leavingMembers,
  '0049-verifications': verifications,
  '0051-passkeys': passkeys,
  '0052-login-codes': loginCodes,
  '0053-answered-messages': answeredMessages,
  '0054-admin-tables': adminTables,
  '0055-what-is-usual': whatIsUsual,
  '0056-own-archives': ownArchives,
  '0057-shown-vocabulary': shownVocabulary,
  '0058-facet-index': facetIndex,
  '0060-undone-factors': undoneFactors,
  '0061-removed-job': removedJob,
  '0063-ended-conversation-reports': endedConversationReports,
  '0064-order-by-rating': orderByRating,
  '0065-role-requests': roleRequests,
  '0066-consents': consents,
  '0067-favourites-by-day': favouritesByDay,
  '0070-contact-answers': contactAnswers,
  '0077-announced-people': announcedPeople,
  '0080-order-by-weighed-rating': orderByWeighedRating,
  '0085-paused-by-admins': pausedByAdmins,
  '0086-phone-keys': phoneKeys,
  '0087-milestones': milestones,
  '0090-alerts-by-lists': alertsByLists,
  '0100-listings': listings,
};
