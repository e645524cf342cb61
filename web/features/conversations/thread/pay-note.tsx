import Banknote from 'lucide-react/icons/banknote';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { payMessages } from '#domain/contacts/paying.ts';
import { conversationMessages } from '#domain/conversations/messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { closeNote, isNoteClosed } from './closed-notes.ts';

/** "Never pay before viewing", until it is closed. */
export function PayNote({ conversationId }: { conversationId: string }) {
  const [isClosed, setIsClosed] = useState(() => isNoteClosed(conversationId));
  if (isClosed) return null;
  return (
    <aside
      aria-label={payMessages.neverPay}
      className="flex items-start gap-3 rounded-control border border-gold bg-gold/10 py-2 pr-1 pl-4 text-sm"
    >
      <Icon of={Banknote} className="mt-2 shrink-0" />
      <p className="min-w-0 grow py-2">
        <strong>{payMessages.neverPay}</strong> {payMessages.neverPayHelp}
      </p>
      <IconButton
        icon={X}
        label={conversationMessages.closeNote}
        onClick={() => {
          closeNote(conversationId);
          setIsClosed(true);
        }}
      />
    </aside>
  );
}
