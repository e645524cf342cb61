import MessageCircle from 'lucide-react/icons/message-circle';
import { TO_ANSWER_MAX } from '#domain/conversations/rules.ts';
import type { Conversation } from '#domain/conversations/schema.ts';
import { newsText } from '#domain/news/parts.ts';
import { paths } from '#domain/site/paths.ts';
import { today } from '#domain/values/calendar-date.ts';
import { formatShortInstant } from '#domain/values/instant.ts';
import type { Today } from '#domain/workspace/today-schema.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PendingItem } from './pending-item.tsx';

/** A line for each conversation that awaits an answer, and one that links to the rest. */
export function enquiryLines({ unread, toAnswer }: Pick<Today, 'unread' | 'toAnswer'>) {
  const unreadShown = toAnswer.filter((conversation) => conversation.unread > 0).length;
  const lines = toAnswer.map((conversation) => (
    <EnquiryLine key={conversation._id} conversation={conversation} />
  ));
  if (unread <= unreadShown && toAnswer.length < TO_ANSWER_MAX) return lines;
  return [
    ...lines,
    <PendingItem
      key="all"
      icon={MessageCircle}
      to={paths.enquiries}
      title="All enquiries"
      detail={
        unread > 0 &&
        `${newsText(unread)} unread ${unread === 1 ? 'conversation' : 'conversations'}.`
      }
    />,
  ];
}

function EnquiryLine({ conversation }: { conversation: Conversation }) {
  const { _id: id, sender, listing, lastMessage, unread } = conversation;
  const sent = formatShortInstant(lastMessage.sentAt, today(new Date()));
  return (
    <PendingItem
      icon={MessageCircle}
      to={paths.conversation(id)}
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {sender.name} {unread > 0 && <Badge tone="laterite">New</Badge>}
        </span>
      }
      detail={
        <>
          <span className="block">
            {listing.name}, {sent}
          </span>
          <span className="line-clamp-2">{lastMessage.text}</span>
        </>
      }
    />
  );
}
