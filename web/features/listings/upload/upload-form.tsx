import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginSentences } from '#domain/accounts/sentences.ts';
import { passed } from '#domain/check.ts';
import { errorSentences } from '#domain/errors.ts';
import { paths } from '#domain/site/paths.ts';
import { withReturn } from '#web/lib/return-path.ts';
import { signOut } from '#web/lib/session.ts';
import { checkLengths } from '#web/lib/too-long.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { LeaveWarning } from '#web/ui/leave-warning.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { SubmitBar } from './submit-bar.tsx';
import type { TextFields, UploadKind } from './upload-kind.ts';
import { useUpload } from './use-upload.ts';
import { type UploadFormState, useUploadForm } from './use-upload-form.ts';
import { VideoPicker } from './video-picker.tsx';

interface Props<Field extends string> {
  kind: UploadKind<Field>;
  userId: string;
  /** What is known of the user, to begin with. */
  known?: Partial<TextFields<Field>>;
  /** The sections of the form; `media` picks its photos and its video. */
  children(form: UploadFormState<Field>, media: ReactNode): ReactNode;
  /** Beside the form on wide screens. */
  outline(form: UploadFormState<Field>): ReactNode;
  /** Everything is on the server, at `path`; the form is empty again. Must stay the same function. */
  onUploaded(path: string, text: TextFields<Field>): void;
  /** What is said in place of the button then, where the page is not left at once. */
  uploadedNotice?: ReactNode;
}

/** How the last attempt to send ended, as far as no field says so. */
type Ending<Text> =
  | { kind: 'uploaded'; text: Text; path: string }
  | { kind: 'cancelled' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; sentence: string };

const NOTHING_KNOWN = {};

/** A file that was not there, or not yet, can be sent again; anything else that is said of one is final. */
const BAD_INPUT = 400;

/** An upload form (specification §4, §5). What fails to be sent stays as it was typed and chosen. */
export function UploadForm<Field extends string>({
  kind,
  userId,
  known = NOTHING_KNOWN,
  children,
  outline,
  onUploaded,
  uploadedNotice,
}: Props<Field>) {
  const form = useUploadForm(kind, userId, known);
  const { send, sending, cancel } = useUpload(kind);
  const [ending, setEnding] = useState<Ending<TextFields<Field>>>();
  const busy = sending !== undefined;
  const uploaded = ending?.kind === 'uploaded';
  const { withoutPhotos } = kind.sentences;
  const [isAsking, setAsking] = useState(false);
  /** Whether a listing without photos is meant is asked once. */
  const asked = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  // Only once nothing is left to lose, so that the warning does not hold the page back.
  useEffect(() => {
    if (ending?.kind === 'uploaded') onUploaded(ending.path, ending.text);
  }, [ending, onUploaded]);

  async function submit() {
    setEnding(undefined);
    const { text } = form;
    const lengths = element.current && checkLengths(element.current);
    if (!form.check(lengths ?? passed)) return;
    if (withoutPhotos && form.photos.length === 0 && !asked.current) return setAsking(true);
    const result = await send(form.content, form.arrived);
    if (result.kind === 'files-missing') return form.pointOut();
    if (result.kind === 'failed') {
      // What concerns a field is said there, the rest beside the button that was pressed.
      const isOfField = Object.keys(result.fields).length > 0;
      if (isOfField) form.fail(result, result.status !== BAD_INPUT);
      setEnding({ kind: 'failed', sentence: isOfField ? kind.sentences.failure : result.message });
      return;
    }
    if (result.kind !== 'uploaded') return setEnding(result);
    form.handOver();
    form.reset();
    setEnding({ ...result, text });
  }

  /** Once the dialog has given the focus back. */
  const toPhotos = () =>
    requestAnimationFrame(() => {
      const field = element.current?.querySelector<HTMLElement>('input[name="images"]');
      field?.focus();
      field?.closest('label')?.scrollIntoView({ block: 'center' });
    });

  const { files } = form;
  const film = files.all.find((file) => file.kind === 'video');
  const isSignedOut = ending?.kind === 'signed-out' || files.signedOut;

  const media = (
    <>
      <PhotoPicker
        photos={form.photos}
        onTheirWay={files.all.filter((file) => file.kind === 'photo')}
        onPause={form.pause}
        onResume={form.resume}
        onChange={form.setPhotos}
        error={form.errorOf('images')}
        refused={form.refused.images}
        onRefused={(files) => form.refuse('images', files)}
        disabled={busy || uploaded}
        required={kind.photosRequired}
      />
      <VideoPicker
        video={form.video}
        onItsWay={film}
        onPause={() => film && form.pause(film.id)}
        onResume={() => film && form.resume(film.id)}
        onChange={form.setVideo}
        error={form.errorOf('video')}
        refused={form.refused.video}
        onRefused={(files) => form.refuse('video', files)}
        disabled={busy || uploaded}
      />
    </>
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <form
        ref={element}
        aria-label={kind.sentences.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !uploaded) void submit();
        }}
      >
        <fieldset disabled={busy || uploaded} className="flex min-w-0 flex-col gap-6">
          {form.isRestored && <RestoredNotice lost={form.lostFiles} onStartOver={form.reset} />}
          <FormSummary attempt={form.attempt} message={form.summary} />
          {children(form, media)}
        </fieldset>
        <SubmitBar
          {...kind.sentences}
          files={files}
          sending={sending}
          failure={ending?.kind === 'failed' ? ending.sentence : undefined}
          cancelled={ending?.kind === 'cancelled'}
          uploaded={uploaded ? uploadedNotice : undefined}
          onCancel={cancel}
        >
          {isSignedOut && <SignedOutNotice />}
        </SubmitBar>
        <LeaveWarning
          when={busy || form.isChanged}
          title={busy ? 'Stop the upload?' : 'Leave without uploading?'}
          text={
            busy
              ? 'Not everything is uploaded yet. When you leave, the upload stops, and goes on when you come back.'
              : 'What you typed and chose is kept on this device, and waits for you here.'
          }
        />
      </form>
      {withoutPhotos && (
        <ConfirmDialog
          open={isAsking}
          title={withoutPhotos.title}
          confirmText={withoutPhotos.confirm}
          cancelText={withoutPhotos.back}
          onConfirm={() => {
            asked.current = true;
            setAsking(false);
            void submit();
          }}
          onClose={() => {
            setAsking(false);
            if (!asked.current) toPhotos();
          }}
        >
          <p>{withoutPhotos.text}</p>
        </ConfirmDialog>
      )}
      {outline(form)}
    </div>
  );
}

function RestoredNotice({ lost, onStartOver }: { lost: boolean; onStartOver(): void }) {
  return (
    <Notice tone="info">
      <p>
        We kept what you typed and chose last time on this device.
        {lost && ' Some files are no longer there. Please choose them again.'}
      </p>
      <Button variant="link" onClick={onStartOver}>
        Start over
      </Button>
    </Notice>
  );
}

/** The session ended meanwhile: nothing is lost by logging in again. */
function SignedOutNotice() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Notice tone="error">
      <p>{errorSentences.sessionExpired} What you typed and uploaded waits for you.</p>
      <Button
        variant="link"
        onClick={() => {
          signOut();
          navigate(withReturn(paths.login, pathname));
        }}
      >
        {loginSentences.submit}
      </Button>
    </Notice>
  );
}
