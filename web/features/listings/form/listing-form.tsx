import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { passed } from '#domain/check.ts';
import { formatCedi } from '#domain/values/money.ts';
import { priceChangeMessages } from '#domain/values/price-change.ts';
import { checkLengths } from '#web/lib/forms/too-long.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { FormSummary } from '#web/ui/forms/form-summary.tsx';
import { LeaveWarning } from '#web/ui/forms/leave-warning.tsx';
import type { ListingKind, StoredListing, TextFields } from './listing-kind.ts';
import { MediaPickers } from './media-pickers.tsx';
import type { ReadOfListingProps } from './read-of-listing.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SubmitBar } from './submit-bar.tsx';
import type { TextForm } from './text-form.ts';
import type { CopySource } from './use-beginning.ts';
import { type Ending, type ListingFormState, useListingForm } from './use-listing-form.ts';

const ReadOfListing = lazyPart<ReadOfListingProps>(() => import('./read-of-listing.tsx'), Nothing);

interface Props<Field extends string, Listing extends StoredListing> {
  kind: ListingKind<Field, Listing>;
  userId: string;
  /** The listing to edit; undefined for a new one. */
  listing?: Listing | undefined;
  /** The listing to copy from. */
  copied?: CopySource<Listing> | undefined;
  /** The user's own details, to prefill a new listing. */
  known?: Partial<TextFields<Field>>;
  /** The sections of the form; `media` picks its photos and its video. */
  children(form: TextForm<Field>, media: ReactNode): ReactNode;
  /** Beside the form on wide screens. */
  outline(state: ListingFormState<Field, Listing>): ReactNode;
  /** Called once it is listed and the form is empty again. */
  onCreated?(listing: Listing, text: TextFields<Field>): void;
  /** Takes the place of the button if the page stays open after uploading. */
  createdNotice?: ReactNode;
  /** Everything is saved. */
  onSaved?(listing: Listing): void;
}

/** The form for listing something and editing it later (specification §4, §5). If sending fails, everything stays as entered. */
export function ListingForm<Field extends string, Listing extends StoredListing>({
  kind,
  userId,
  listing,
  copied,
  known,
  children,
  outline,
  onCreated,
  createdNotice,
  onSaved,
}: Props<Field, Listing>) {
  const state = useListingForm(kind, { userId, listing, copied, ...(known && { known }) });
  const { fields, media, draft, busy, ending } = state;
  const element = useRef<HTMLFormElement>(null);
  const { submit, photos, price } = useSubmit({ kind, listing }, state, element);
  const isCopy = copied !== undefined;
  const isSettled =
    ending?.kind === 'created' ||
    ending?.kind === 'saved' ||
    (ending?.kind === 'signed-out' && listing !== undefined);
  const disabled = busy || isSettled;
  const { withoutPhotos } = kind.sentences;
  useFocusOfCopy(element, isCopy);
  useLeaving(ending, { onCreated, onSaved });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <form
        ref={element}
        aria-label={listing ? kind.sentences.editTitle : kind.sentences.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled) submit();
        }}
      >
        <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-6">
          {!listing && draft.isRestored && (
            <RestoredNotice lost={draft.lostFiles} onStartOver={state.reset} />
          )}
          {state.listing?.readFromText && (
            <Suspense>
              <ReadOfListing
                kind={kind.own.kind}
                table={kind.facts}
                listing={state.listing}
                onAnswered={(changed, removed) =>
                  state.showChanged(changed as Listing, removed as readonly Field[])
                }
              />
            </Suspense>
          )}
          <FormSummary attempt={fields.attempt} message={fields.summary} />
          {children(
            fields.form,
            <MediaPickers
              media={media}
              errorOf={fields.fileError}
              onRefused={(field, files) => {
                media.setRefused(field, files);
                fields.forget([field]);
              }}
              disabled={disabled}
              required={kind.photosRequired}
            />,
          )}
        </fieldset>
        <SubmitBar
          kind={kind}
          state={state}
          listing={listing}
          isCopy={isCopy}
          disabled={disabled}
          createdNotice={createdNotice}
        />
        <LeaveWarning
          when={(busy || state.isChanged) && !isSettled}
          {...(!listing && LEAVE_MESSAGES[isCopy ? 'copy' : busy ? 'sending' : 'new'])}
        />
      </form>
      {withoutPhotos && <PhotosQuestion messages={withoutPhotos} {...photos} />}
      <PriceQuestion price={state.unlikelyPrice} {...price} />
      {outline(state)}
    </div>
  );
}

/** Checks and sends the form, once it has asked about what may be a mistake: no photos, an unlikely price. */
function useSubmit<Field extends string, Listing extends StoredListing>(
  { kind, listing }: Pick<Props<Field, Listing>, 'kind' | 'listing'>,
  state: ListingFormState<Field, Listing>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [question, setQuestion] = useState<'photos' | 'price'>();
  /** Asks only once whether a listing without photos is intended. */
  const asked = useRef(false);
  const isWithoutPhotos = !listing && state.media.photos.length === 0;

  const send = () => {
    if (!state.check(element.current ? checkLengths(element.current) : passed)) return;
    if (kind.sentences.withoutPhotos && isWithoutPhotos && !asked.current) setQuestion('photos');
    else state.send();
  };

  /** Once the dialog has given the focus back. */
  const toField = (name: 'images' | 'price') =>
    requestAnimationFrame(() => {
      const field = element.current?.querySelector<HTMLElement>(`input[name="${name}"]`);
      field?.focus();
      (field?.closest('label') ?? field)?.scrollIntoView({ block: 'center' });
    });

  return {
    submit() {
      if (state.unlikelyPrice) setQuestion('price');
      else send();
    },
    photos: {
      open: question === 'photos',
      onConfirm() {
        asked.current = true;
        setQuestion(undefined);
        send();
      },
      onClose() {
        setQuestion(undefined);
        if (!asked.current) toField('images');
      },
    },
    price: {
      open: question === 'price',
      onConfirm() {
        setQuestion(undefined);
        send();
      },
      onClose() {
        setQuestion(undefined);
        toField('price');
      },
    },
  };
}

/** A copy has all that it needs but a name of its own. */
function useFocusOfCopy(element: RefObject<HTMLFormElement | null>, isCopy: boolean) {
  useEffect(() => {
    const name = isCopy ? element.current?.querySelector<HTMLInputElement>('[name="name"]') : null;
    name?.focus();
    name?.select();
  }, [element, isCopy]);
}

/** Leaves the page after sending, once nothing can be lost, so that the warning does not hold the page back. */
function useLeaving<Field extends string, Listing extends StoredListing>(
  ending: Ending<Field, Listing> | undefined,
  { onCreated, onSaved }: Pick<Props<Field, Listing>, 'onCreated' | 'onSaved'>,
) {
  const leave = useEffectEvent(() => {
    if (ending?.kind === 'created') onCreated?.(ending.listing, ending.text);
    if (ending?.kind === 'saved') onSaved?.(ending.listing);
  });
  useEffect(() => {
    if (ending) leave();
  }, [ending]);
}

interface QuestionProps {
  open: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks whether to list without photos. */
function PhotosQuestion({
  messages,
  ...question
}: QuestionProps & {
  messages: NonNullable<ListingKind<string, StoredListing>['sentences']['withoutPhotos']>;
}) {
  return (
    <ConfirmDialog
      {...question}
      title={messages.title}
      confirmText={messages.confirm}
      cancelText={messages.back}
    >
      <p>{messages.text}</p>
    </ConfirmDialog>
  );
}

/** Asks whether a price far from the previous one is intended. */
function PriceQuestion({
  price,
  ...question
}: QuestionProps & { price: { old: number; next: number } | undefined }) {
  return (
    <ConfirmDialog
      {...question}
      title={priceChangeMessages.title}
      confirmText={priceChangeMessages.confirm}
      cancelText={priceChangeMessages.back}
    >
      {price && <p>{priceChangeMessages.ask(formatCedi(price.old), formatCedi(price.next))}</p>}
    </ConfirmDialog>
  );
}

/** Warnings for people who leave an unfinished listing. */
const LEAVE_MESSAGES = {
  sending: {
    title: 'Stop the upload?',
    text: 'Not everything is uploaded yet. If you leave, the upload stops and resumes when you come back.',
  },
  copy: {
    title: 'Leave without uploading?',
    text: 'Your copy isn’t saved until you upload it.',
  },
  new: {
    title: 'Leave without uploading?',
    text: 'What you typed and chose is saved on this device for when you come back.',
  },
} as const;
