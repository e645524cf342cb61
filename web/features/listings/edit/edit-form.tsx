import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loginSentences } from '#domain/accounts/sentences.ts';
import { passed } from '#domain/check.ts';
import { errorSentences } from '#domain/errors.ts';
import { formatCedi } from '#domain/money.ts';
import { priceChangeSentences } from '#domain/price-change.ts';
import { paths } from '#domain/site/paths.ts';
import { withReturn } from '#web/lib/return-path.ts';
import { checkLengths } from '#web/lib/too-long.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { LeaveWarning } from '#web/ui/leave-warning.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { filesInTheWay } from '../upload/listing-files.ts';
import { NOTHING_REFUSED } from '../upload/refused-files.ts';
import type { TextForm } from '../upload/text-form.ts';
import type { EditableListing, EditKind } from './edit-kind.ts';
import { EditedMedia } from './edited-media.tsx';
import { type EditEnding, useEditForm } from './use-edit-form.ts';
import { useEditedMedia } from './use-edited-media.ts';

interface Props<Field extends string, Listing extends EditableListing> {
  kind: EditKind<Field, Listing>;
  listing: Listing;
  userId: string;
  /** The address of this page, to come back to. */
  here: string;
  /** The sections of the form; `media` changes its photos and its video. */
  children(form: TextForm<Field>, media: ReactNode): ReactNode;
  /** Beside the form on wide screens. */
  outline(form: TextForm<Field>): ReactNode;
  /** Everything is saved. Must stay the same function. */
  onSaved(listing: Listing): void;
}

/** The form of a listing that is there already. What fails to be saved stays as it was typed. */
export function EditForm<Field extends string, Listing extends EditableListing>({
  kind,
  listing,
  userId,
  here,
  children,
  outline,
  onSaved,
}: Props<Field, Listing>) {
  const { form, busy, ending, summary, attempt, isChanged, mediaErrors, unlikelyPrice, submit } =
    useEditForm(kind, listing, userId);
  const [isAsking, setAsking] = useState(false);
  const media = useEditedMedia(listing);
  /** Files that were left out as they were chosen. */
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const { handOver } = media;
  const film = media.files.all.filter(({ kind }) => kind === 'video');
  const inTheWay = filesInTheWay([...media.onTheirWay, ...film]);
  const element = useRef<HTMLFormElement>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const isSettled = ending?.kind === 'saved' || ending?.kind === 'signed-out';

  // Only once nothing is left to lose, so that the warning does not hold the page back.
  useEffect(() => {
    if (ending?.kind !== 'saved') return;
    handOver();
    onSaved(ending.listing);
  }, [ending, onSaved, handOver]);

  const save = () => {
    setRefused(NOTHING_REFUSED);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const lengths = element.current ? checkLengths(element.current) : passed;
    void submit(lengths, () => media.arrived(signal));
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <form
        ref={element}
        aria-label={kind.sentences.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy || isSettled) return;
          if (unlikelyPrice) setAsking(true);
          else save();
        }}
      >
        <fieldset disabled={busy || isSettled} className="flex min-w-0 flex-col gap-6">
          <FormSummary attempt={attempt} message={summary} />
          {children(
            form,
            <EditedMedia
              media={media}
              errors={mediaErrors}
              refused={refused}
              onRefused={(field, files) => setRefused({ ...refused, [field]: files })}
              disabled={busy || isSettled}
              required={kind.photosRequired}
            />,
          )}
        </fieldset>
        <div className="mt-6 flex flex-col gap-4">
          {inTheWay && !busy && <Notice tone="error">{inTheWay}</Notice>}
          {ending && <Ending ending={ending} gone={kind.sentences.gone} here={here} />}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              size="lg"
              busy={busy}
              busyText="Saving..."
              disabled={isSettled}
              className="grow sm:grow-0"
            >
              Save changes
            </Button>
            <ButtonLink
              to={kind.pageOf(listing._id)}
              variant="secondary"
              size="lg"
              className="grow sm:grow-0"
            >
              Cancel
            </ButtonLink>
          </div>
        </div>
        <LeaveWarning
          when={(busy || isChanged || media.isChanged) && !isSettled}
          title="Leave without saving?"
          text="Your changes are not saved yet. They are lost when you leave."
        />
      </form>
      <ConfirmDialog
        open={isAsking}
        title={priceChangeSentences.title}
        confirmText={priceChangeSentences.confirm}
        cancelText={priceChangeSentences.back}
        onConfirm={() => {
          setAsking(false);
          save();
        }}
        onClose={() => setAsking(false)}
      >
        {unlikelyPrice && (
          <p>
            {priceChangeSentences.ask(
              formatCedi(unlikelyPrice.old),
              formatCedi(unlikelyPrice.next),
            )}
          </p>
        )}
      </ConfirmDialog>
      {outline(form)}
    </div>
  );
}

function Ending<Listing>({
  ending,
  gone,
  here,
}: {
  ending: EditEnding<Listing>;
  gone: string;
  here: string;
}) {
  if (ending.kind === 'failed') return <Outcome tone="error">{ending.sentence}</Outcome>;
  if (ending.kind === 'gone') {
    return <Outcome tone="error">{gone} What you typed cannot be saved any more.</Outcome>;
  }
  if (ending.kind === 'saved') return null;
  return (
    <Outcome tone="error">
      <p>{errorSentences.sessionExpired} We keep what you typed in this tab.</p>
      <ButtonLink to={withReturn(paths.login, here)} variant="link">
        {loginSentences.submit}
      </ButtonLink>
    </Outcome>
  );
}
