import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { enquiryListMessages } from '#domain/enquiries/messages.ts';
import type { EnquiryDirection } from '#domain/enquiries/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { pageOf, shownText } from '#web/lib/list-page.ts';
import { latestOf, useLook } from '#web/lib/use-look.ts';
import { usePageOfList } from '#web/lib/use-page-of-list.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { ListCount } from '#web/ui/list-count.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { MessageListSkeleton } from '#web/ui/message-list-skeleton.tsx';
import { ENQUIRY_PAGE_SIZE, enquiriesQuery } from '../enquiry-calls.ts';
import { EnquiryCard } from './enquiry-card.tsx';

interface Props {
  userId: string;
  direction: EnquiryDirection;
  /** An Admin receives everybody's. */
  everybodys: boolean;
}

/** The enquiries that one received or sent, the newest first. */
export function EnquiryList({ userId, direction, everybodys }: Props) {
  const page = pageOf(new URLSearchParams(useLocation().search));
  const { data, error, isFetching, refetch } = useQuery(enquiriesQuery(userId, direction, page));
  const place = usePageOfList(data, ENQUIRY_PAGE_SIZE);
  const moments = (data?.items ?? []).map(({ createdAt }) => createdAt);
  const isReceived = direction === 'received';
  const isNew = useLook('enquiries', userId, isReceived ? latestOf(moments) : undefined);
  if (!data) {
    if (!error) return <MessageListSkeleton />;
    return (
      <ErrorBox
        title={enquiryListMessages.loadFailure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.total === 0) return <None direction={direction} everybodys={everybodys} />;
  return (
    <div className="flex flex-col gap-4">
      <ListCount className="">{shownText(place, 'enquiry', 'enquiries')}</ListCount>
      {data.items.map((enquiry) => (
        <EnquiryCard
          key={enquiry._id}
          enquiry={enquiry}
          direction={direction}
          everybodys={everybodys}
          isNew={isReceived && isNew(enquiry.createdAt)}
        />
      ))}
      <ListPages of={place} />
    </div>
  );
}

function None({ direction, everybodys }: Pick<Props, 'direction' | 'everybodys'>): ReactNode {
  if (direction === 'sent') {
    return (
      <EmptyState
        title={enquiryListMessages.noneSent}
        text={enquiryListMessages.noneSentHelp}
        action={<ButtonLink to={paths.home}>{enquiryListMessages.look}</ButtonLink>}
      />
    );
  }
  if (everybodys) return <EmptyState title={enquiryListMessages.noneReceivedByAll} />;
  return (
    <EmptyState
      title={enquiryListMessages.noneReceived}
      text={enquiryListMessages.noneReceivedHelp}
    />
  );
}
