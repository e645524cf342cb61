import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { enquiryMessages } from '#domain/enquiries/messages.ts';
import type { EnquiryForm as EnquiryFields } from '#domain/enquiries/rules.ts';
import { keepKey } from '#web/lib/api/idempotency-key.ts';
import { keepDraft } from '#web/lib/forms/draft.ts';
import { useUnsent } from '#web/lib/unsent/unsent.ts';
import { ConfirmFirst } from '#web/ui/dialogs/confirm-first.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { UnsentList } from '#web/ui/lists/unsent-list.tsx';
import { AnswersWithin } from './answers-within.tsx';
import { type EnquiredListing, ownEnquiryQuery, pageOf } from './enquiry-calls.ts';
import { EnquiryForm, enquiryDraft } from './enquiry-form.tsx';
import { EnquirySkeleton } from './enquiry-skeleton.tsx';
import { ReachLister } from './reach-lister.tsx';

interface Props {
  listing: EnquiredListing;
  userId: string;
  titleId: string;
  /** The server no longer knows the session; `message` is its explanation. */
  onSessionEnded(message: string): void;
}

/** The form for a signed-in user; after sending, the lister's contact details. */
export function OwnEnquiry({ listing, userId, titleId, onSessionEnded }: Props) {
  const query = ownEnquiryQuery(listing, userId);
  const { data, error, isFetching, refetch } = useQuery(query);
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const [success, setSuccess] = useState<string>();
  const [again, setAgain] = useState(false);

  const form = (
    <NewEnquiry
      listing={listing}
      userId={userId}
      onSent={({ message, ...sent }) => {
        queryClient.setQueryData(query.queryKey, sent);
        setSuccess(message);
        setAgain(false);
      }}
      onSessionEnded={onSessionEnded}
      again={again}
      onCancel={() => setAgain(false)}
    />
  );

  let body: ReactNode = <EnquirySkeleton />;
  if (data?.contact) {
    body = (
      <>
        <ReachLister
          title={title}
          contact={data.contact}
          sentAt={data.sentAt}
          conversationId={data.conversationId}
          success={success}
          onAgain={
            again
              ? undefined
              : () => {
                  setSuccess(undefined);
                  setAgain(true);
                }
          }
        />
        {again && form}
      </>
    );
  } else if (data) body = form;
  else if (error) {
    body = <ErrorBox message={error.message} onRetry={refetch} busy={isFetching} />;
  }
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-xl outline-none">
        {data?.contact ? enquiryMessages.reach : enquiryMessages.title}
      </h2>
      <AnswersWithin listing={listing} />
      {body}
    </div>
  );
}

/** The form; or an enquiry that waits on the device, which can be changed. */
function NewEnquiry(props: ComponentProps<typeof EnquiryForm>) {
  const { listing, userId } = props;
  const waiting = useUnsent().filter(
    ({ kind, about }) => kind === 'enquiry' && about.path === pageOf(listing),
  );
  if (waiting.length > 0) {
    return (
      <UnsentList
        unsent={waiting}
        onEdit={({ key, call }) => {
          const draft = enquiryDraft(listing, userId);
          keepDraft(draft, call.json as EnquiryFields);
          keepKey(draft, call.json, key);
        }}
      />
    );
  }
  return (
    <ConfirmFirst to="enquire">
      <EnquiryForm {...props} />
    </ConfirmFirst>
  );
}
