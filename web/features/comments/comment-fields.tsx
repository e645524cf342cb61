import { COMMENT_MAX, type CommentForm } from '#domain/comments/rules.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { StarInput } from '#web/ui/forms/star-input.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';

export const BLANK_COMMENT: CommentForm = { comment: '', rating: null };

interface Props {
  form: CommentForm;
  onChange(form: CommentForm): void;
  /** Nobody can rate their own listing. */
  canRate: boolean;
  /** Below the stars, once some are chosen. */
  ratingHelp?: string | undefined;
  disabled: boolean;
  error: string | undefined;
}

/** The stars, if any, and the text of a comment. */
export function CommentFields({ form, onChange, canRate, ratingHelp, disabled, error }: Props) {
  return (
    <>
      {canRate && (
        <div>
          <StarInput
            label="Your rating"
            value={form.rating}
            onChange={(rating) => onChange({ ...form, rating })}
            disabled={disabled}
          />
          {ratingHelp && form.rating !== null && (
            <p role="status" className="text-sm text-muted">
              {ratingHelp}
            </p>
          )}
        </div>
      )}
      <Field label="Your comment" error={error}>
        <TextArea
          name="comment"
          value={form.comment}
          counterMax={COMMENT_MAX}
          maxLength={COMMENT_MAX}
          readOnly={disabled}
          onChange={(event) => onChange({ ...form, comment: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
