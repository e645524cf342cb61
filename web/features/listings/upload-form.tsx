import { useEffect, useState } from 'react';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { LeaveWarning } from '#web/ui/leave-warning.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FormSection } from './form-section.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { PropertyFields } from './property-fields.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { UploadOutline } from './upload-outline.tsx';
import { useListingForm } from './use-listing-form.ts';
import { useUpload } from './use-upload.ts';
import { VideoPicker } from './video-picker.tsx';

interface Props {
  userId: string;
  /** Everything is on the server; the form is empty again. */
  onUploaded(): void;
}

/** How the last attempt to send ended, as far as no field says so. */
type Ending = { kind: 'uploaded' } | { kind: 'cancelled' } | { kind: 'failed'; sentence: string };

/** The upload form (specification §2.7, §4, §5). What fails to be sent stays as it was typed and chosen. */
export function UploadForm({ userId, onUploaded }: Props) {
  const form = useListingForm(userId);
  const { send, sending, cancel } = useUpload();
  const [ending, setEnding] = useState<Ending>();
  const busy = sending !== undefined;

  // Only once nothing is left to lose, so that the warning does not hold the page back.
  useEffect(() => {
    if (ending?.kind === 'uploaded') onUploaded();
  }, [ending, onUploaded]);

  async function submit() {
    setEnding(undefined);
    const data = form.check();
    if (!data) return;
    const result = await send(data);
    if (result.kind === 'failed') {
      // What concerns a field is said there, the rest beside the button that was pressed.
      const isOfField = Object.keys(result.fields).length > 0;
      if (isOfField) form.fail(result);
      setEnding({
        kind: 'failed',
        sentence: isOfField ? uploadPropertySentences.failure : result.message,
      });
      return;
    }
    if (result.kind === 'uploaded') form.reset();
    setEnding(result);
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <form
        aria-label={uploadPropertySentences.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-6">
          {form.isRestored && (
            <Notice tone="info">
              <p>
                We kept what you typed last time on this device. Please choose the images again.
              </p>
              <Button variant="link" onClick={form.reset}>
                Start over
              </Button>
            </Notice>
          )}
          <FormSummary attempt={form.attempt} message={form.summary} />
          <PropertyFields text={form.text} errorOf={form.errorOf} onChange={form.change} />
          <FormSection id="photos" title="How it looks">
            <PhotoPicker
              photos={form.photos}
              onChange={form.setPhotos}
              error={form.errorOf('images')}
              onError={(sentence) => form.refuse('images', sentence)}
              disabled={busy}
            />
            <VideoPicker
              video={form.video}
              onChange={form.setVideo}
              error={form.errorOf('video')}
              onError={(sentence) => form.refuse('video', sentence)}
              disabled={busy}
            />
          </FormSection>
        </fieldset>
        <SubmitBar
          fileCount={form.fileCount}
          bytes={form.bytes}
          sending={sending}
          failure={ending?.kind === 'failed' ? ending.sentence : undefined}
          cancelled={ending?.kind === 'cancelled'}
          onCancel={cancel}
        />
        <LeaveWarning
          when={busy || form.isChanged}
          title={busy ? 'Stop the upload?' : 'Leave without uploading?'}
          text={
            busy
              ? 'Your property is not uploaded yet. When you leave, the upload stops.'
              : 'What you typed is kept on this device. Images and video have to be chosen again.'
          }
        />
      </form>
      <UploadOutline text={form.text} cover={form.images[0]} photoCount={form.images.length} />
    </div>
  );
}
