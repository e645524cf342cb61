import { Suspense, useState } from 'react';
import { reportMessages } from '#domain/conversations/messages.ts';
import type { Thread } from '#domain/conversations/schema.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), Nothing);

interface Props {
  thread: Thread;
  userId: string;
}

/** Leads to the report, which is loaded then; says if one has been sent. */
export function ReportControl({ thread, userId }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="px-3" onClick={() => setIsOpen(true)}>
        {reportMessages.report}
      </Button>
      {thread.reported && <p className="self-center text-sm text-muted">{reportMessages.again}</p>}
      {isOpen && (
        <Suspense>
          <ReportDialog
            conversationId={thread._id}
            userId={userId}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
