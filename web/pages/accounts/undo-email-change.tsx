import { changeEmailMessages } from '#domain/accounts/change-email-messages.ts';
import { undoEmailChange } from '#web/features/accounts/email/email-calls.ts';
import { UndoLinkPage, undoLinkMeta } from '#web/features/accounts/email/undo-link-page.tsx';
import { originOf } from '#web/lib/page-meta.ts';
import type { Route } from './+types/undo-email-change';

export const meta: Route.MetaFunction = ({ matches }) =>
  undoLinkMeta(changeEmailMessages, { path: '/undo-email-change', origin: originOf(matches) });

/** The address holds the token: nothing keeps the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function UndoEmailChangePage({ params }: Route.ComponentProps) {
  return <UndoLinkPage texts={changeEmailMessages} call={() => undoEmailChange(params.token)} />;
}
