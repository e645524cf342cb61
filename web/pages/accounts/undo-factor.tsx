import { undoFactorMessages } from '#domain/accounts/undo-factor-messages.ts';
import { undoFactor } from '#web/features/accounts/email/email-calls.ts';
import { UndoLinkPage, undoLinkMeta } from '#web/features/accounts/email/undo-link-page.tsx';
import { originOf } from '#web/lib/page-meta.ts';
import type { Route } from './+types/undo-factor';

export const meta: Route.MetaFunction = ({ matches }) =>
  undoLinkMeta(undoFactorMessages, { path: '/undo-factor', origin: originOf(matches) });

/** The address holds the token: nothing keeps the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function UndoFactorPage({ params }: Route.ComponentProps) {
  return <UndoLinkPage texts={undoFactorMessages} call={() => undoFactor(params.token)} />;
}
