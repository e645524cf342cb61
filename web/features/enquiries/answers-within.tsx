import { ANSWER_TIME_TEXTS } from '#domain/answer-times/answer-time.ts';
import type { EnquiredListing } from './enquiry-calls.ts';

/** How soon the lister usually answers, where that is known. */
export const AnswersWithin = ({ listing }: { listing: EnquiredListing }) =>
  listing.answersWithin && (
    <p className="text-sm text-muted">{ANSWER_TIME_TEXTS[listing.answersWithin]}.</p>
  );
