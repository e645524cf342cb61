import { isPaidAfterViewing } from '#domain/contacts/paying.ts';
import { conversationListMessages } from '#domain/conversations/messages.ts';
import type { Thread } from '#domain/conversations/schema.ts';
import { isLister, otherOf } from '../other-of.ts';
import { BlockControl } from './block-control.tsx';
import { ListingHead } from './listing-head.tsx';
import { PayNote } from './pay-note.tsx';
import { ReachLister, ReachSender } from './reach.tsx';
import { ReportControl } from './report-control.tsx';

interface Props {
  thread: Thread;
  userId: string;
}

/** Above the messages: the other person, the listing, other ways to reach them, and ways to block or report them. */
export function ThreadHead({ thread, userId }: Props) {
  const isSender = thread.sender.userId === userId;
  const isParty = isSender || isLister(thread, userId);
  const { listed } = thread.listing;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{titleOf(thread, userId, isParty)}</h1>
      <ListingHead listing={thread.listing} />
      {isParty && (
        <div className="flex flex-wrap gap-2">
          {!isSender && <ReachSender conversation={thread} />}
          {isSender && listed && thread.canWrite && <ReachLister listing={thread.listing} />}
        </div>
      )}
      {isParty && (
        <div className="-mx-3 -mt-2 flex flex-wrap">
          <BlockControl thread={thread} userId={userId} />
          <ReportControl thread={thread} userId={userId} />
        </div>
      )}
      {isSender && isPaidAfterViewing(thread.listing) && <PayNote conversationId={thread._id} />}
    </div>
  );
}

const titleOf = (thread: Thread, userId: string, isParty: boolean): string =>
  isParty
    ? otherOf(thread, userId).name
    : conversationListMessages.between(thread.sender.name, thread.lister.name);
