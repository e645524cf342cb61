import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginMessages } from '#domain/accounts/messages.ts';
import { errorMessages } from '#domain/errors.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { paths } from '#domain/site/paths.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { signOut } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { UploadProgress } from '#web/ui/forms/upload-progress.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { filesInTheWay, filesSentence, type ListingFilesState } from './listing-files.ts';
import type { ListingKind, StoredListing } from './listing-kind.ts';
import type { Ending, ListingFormState } from './use-listing-form.ts';

interface Props<Field extends string, Listing extends StoredListing> {
  kind: ListingKind<Field, Listing>;
  state: ListingFormState<Field, Listing>;
  /** The listing to edit; undefined for a new one. */
  listing: Listing | undefined;
  /** A new listing that started as a copy: the device keeps its texts, but no files. */
  isCopy: boolean;
  disabled: boolean;
  /** Takes the button's place after uploading. */
  createdNotice: ReactNode;
}

/** The end of the form: the last outcome, the amount to send, the progress and the buttons. */
export function SubmitBar<Field extends string, Listing extends StoredListing>({
  kind,
  state: { media, sending, busy, ending, cancel, keepText },
  listing,
  isCopy,
  disabled,
  createdNotice,
}: Props<Field, Listing>) {
  if (ending?.kind === 'created' && createdNotice) {
    return (
      <Notice tone="success" className="mt-6">
        {createdNotice}
      </Notice>
    );
  }
  const { files, onTheirWay, film } = media;
  const inTheWay = filesInTheWay([...onTheirWay, ...(film ? [film] : [])]);
  const { sentences } = kind;
  return (
    <div className="mt-6 flex flex-col gap-4">
      {!listing && (ending?.kind === 'signed-out' || files.signedOut) && (
        <SignedOutNotice isCopy={isCopy} onLeave={keepText} />
      )}
      {inTheWay && !busy && <Notice tone="error">{inTheWay}</Notice>}
      {ending && <EndingNotice ending={ending} kind={kind} listing={listing} />}
      {sending && (
        <UploadProgress
          {...(files.underWay > 0 ? { ...sending, ...sumOf(files) } : sending)}
          sentText="All sent. We’re checking your images."
        />
      )}
      {!listing && !sending && !inTheWay && files.all.length > 0 && (
        <p className="figures text-sm text-muted">{filesSentence(files)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          busy={busy}
          busyText={listing ? 'Saving...' : sentences.submitting}
          disabled={disabled && !busy}
          className="grow sm:grow-0"
        >
          {listing ? 'Save changes' : sentences.submit}
        </Button>
        {listing && (
          <ButtonLink
            to={KINDS[kind.own.kind].path(listing._id)}
            variant="secondary"
            size="lg"
            className="grow sm:grow-0"
          >
            Cancel
          </ButtonLink>
        )}
        {sending && (
          <Button variant="secondary" size="lg" onClick={cancel} className="grow sm:grow-0">
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

const sumOf = ({ sent, total }: ListingFilesState) => ({ sent, total });

function EndingNotice<Field extends string, Listing extends StoredListing>({
  ending,
  kind,
  listing,
}: Pick<Props<Field, Listing>, 'kind' | 'listing'> & { ending: Ending<Field, Listing> }) {
  switch (ending.kind) {
    case 'failed':
      return <Outcome tone="error">{ending.sentence}</Outcome>;
    case 'refused':
      return <Notice tone="error">{kind.sentences.failure}</Notice>;
    case 'gone':
      return (
        <Outcome tone="error">
          {kind.sentences.deletedMeanwhile} Your changes can’t be saved.
        </Outcome>
      );
    case 'cancelled':
      return <Notice tone="info">Upload cancelled. Everything is still here.</Notice>;
    case 'signed-out':
      return (
        listing && (
          <Outcome tone="error">
            <p>{errorMessages.sessionExpired} We keep what you typed in this tab.</p>
            <ButtonLink
              to={withReturn(paths.login, KINDS[kind.own.kind].editPath(listing._id))}
              variant="link"
            >
              {loginMessages.submit}
            </ButtonLink>
          </Outcome>
        )
      );
    default:
      return null;
  }
}

/** The session ended in the meantime: logging in again loses nothing. */
function SignedOutNotice({ isCopy, onLeave }: { isCopy: boolean; onLeave(): void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Notice tone="error">
      <p>
        {errorMessages.sessionExpired} What you typed{isCopy ? '' : ' and uploaded'} will be here
        when you come back.
      </p>
      <Button
        variant="link"
        onClick={() => {
          onLeave();
          signOut();
          navigate(withReturn(paths.login, pathname + search));
        }}
      >
        {loginMessages.submit}
      </Button>
    </Notice>
  );
}
