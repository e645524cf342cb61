import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { ContactMessage } from '#domain/site/message-list-schema.ts';
import { latestOf, useLook } from '#web/lib/lists/use-look.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { AdminTable } from '../table/admin-table.tsx';
import { tableQuery } from '../table/table-query.ts';
import { messagesScreen } from './messages-screen.tsx';

const AnswerDialog = lazyPart(() => import('./answer-dialog.tsx'), Nothing);

/** Messages sent from /contact; once shown, they no longer count as new. */
export function ContactMessages({ userId }: { userId: string }) {
  const { search } = useLocation();
  // A filtered list, or a later page, leaves out messages newer than some of those it shows.
  const isWhole = search === '';
  const { data } = useQuery({
    ...tableQuery<ContactMessage>('contact-messages', ''),
    enabled: isWhole,
  });
  const moments = (data?.items ?? []).map(({ createdAt }) => createdAt);
  const latest = isWhole ? latestOf(moments) : undefined;
  const isNew = useLook('contactMessages', userId, latest);
  // Kept here and not in its row, which leaves the list of open messages as soon as someone answers it.
  const [answered, setAnswered] = useState<ContactMessage>();
  return (
    <>
      <AdminTable of={messagesScreen(isNew, setAnswered)} />
      {answered && (
        <Suspense>
          <AnswerDialog
            key={answered._id}
            message={answered}
            onClose={() => setAnswered(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
