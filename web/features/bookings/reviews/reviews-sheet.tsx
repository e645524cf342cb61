import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { COMMENT_MAX, isRating, type Rating } from '#domain/comments/rules.ts';
import { stayReviewMessages as said } from '#domain/stay-reviews/messages.ts';
import type { StayReviewBody, StayReviews, WrittenReview } from '#domain/stay-reviews/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialogs/sheet.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { StarInput } from '#web/ui/forms/star-input.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Stars } from '#web/ui/listing/stars.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import { reviewStay, stayReviewsQuery } from './stay-review-calls.ts';

interface Props {
  id: string;
  side: 'guest' | 'host';
  onClose(): void;
}

/** What guest and host wrote about a stay, and the form to write. */
export default function ReviewsSheet({ id, side, onClose }: Props) {
  const userId = useViewer()?.userId ?? '';
  const { data, error, isFetching, refetch } = useQuery(stayReviewsQuery(userId, id));
  const [saved, setSaved] = useState(0);
  const title = side === 'guest' ? said.reviewStay : said.reviewGuest;
  return (
    <Sheet open title={data?.mayWrite ? title : said.open} onClose={onClose}>
      {error && (
        <ErrorBox
          title={said.loadFailure}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <TextSkeleton />}
      {data && (
        <div className="flex flex-col gap-6">
          {saved > 0 && (
            <Outcome tone="success" attempt={saved}>
              {data.shown ? said.shown : said.saved}
            </Outcome>
          )}
          {data.mayWrite ? (
            <ReviewForm
              id={id}
              side={side}
              reviews={data}
              userId={userId}
              onSaved={() => setSaved((times) => times + 1)}
            />
          ) : (
            <Written title={said.yours} review={data[side]} none={said.noneYours} />
          )}
          {data.shown && (
            <Written
              title={said.theirs[side]}
              review={data[side === 'guest' ? 'host' : 'guest']}
              none={said.noneTheirs[side]}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

interface FormProps extends Pick<Props, 'id' | 'side'> {
  reviews: StayReviews;
  userId: string;
  onSaved(): void;
}

/** Stars and words; what was sent before is there to be changed. */
function ReviewForm({ id, side, reviews, userId, onSaved }: FormProps) {
  const before = reviews[side];
  const client = useQueryClient();
  const [rating, setRating] = useState((before?.rating as Rating | undefined) ?? null);
  const [text, setText] = useState(before?.text ?? '');
  const [missing, setMissing] = useState<{ rating?: string | undefined; text?: string }>({});
  const { send, busy, error } = useWrite({
    mutationFn: (review: StayReviewBody) => reviewStay(id, review),
    onSuccess(written) {
      client.setQueryData(stayReviewsQuery(userId, id).queryKey, written);
      onSaved();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const problems = problemsOf(rating, text);
    setMissing(problems);
    if (rating !== null && !problems.text) send({ rating, text: text.trim() });
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-sm text-muted">{said.untilThen(reviews.showOn)}</p>
      {error instanceof ApiError && <Outcome tone="error">{error.message}</Outcome>}
      <div>
        <StarInput
          label={said.rating}
          value={rating}
          onChange={(chosen) => {
            setRating(isRating(chosen) ? chosen : null);
            setMissing({ ...missing, rating: undefined });
          }}
          disabled={busy}
          required
        />
        {missing.rating && (
          <p role="alert" className="text-closed text-sm">
            {missing.rating}
          </p>
        )}
      </div>
      <Field label={said.text[side]} help={said.textHelp[side]} error={missing.text}>
        <TextArea
          name="text"
          value={text}
          counterMax={COMMENT_MAX}
          maxLength={COMMENT_MAX}
          readOnly={busy}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" busy={busy} busyText={said.sending}>
        {said.send}
      </Button>
    </form>
  );
}

const problemsOf = (rating: number | null, text: string) => ({
  ...(rating === null && { rating: said.ratingRequired }),
  ...(text.trim() === '' && { text: said.textRequired }),
});

interface WrittenProps {
  title: string;
  review: WrittenReview | null;
  none: string;
}

function Written({ title, review, none }: WrittenProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      {review ? (
        <>
          <Stars rating={review.rating} />
          <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>
        </>
      ) : (
        <p className="text-muted">{none}</p>
      )}
    </section>
  );
}
