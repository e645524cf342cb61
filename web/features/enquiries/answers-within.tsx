import { ANSWER_TIME_TEXTS } from '#domain/answer-times/answer-time.ts';
import type { EnquiredListing } from './enquiry-calls.ts';

/** The lister's usual response time, if known. */
export const AnswersWithin = ({ listing }: { listing: EnquiredListing }) =>
  listing.answersWithin && (
    <p className="text-sm text-muted">{ANSWER_TIME_TEXTS[listing.answersWithin]}.</p>
  );
