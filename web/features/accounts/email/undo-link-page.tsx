import { loginMessages } from '#domain/accounts/messages.ts';
import { undoLinkMessages } from '#domain/accounts/undo-link-messages.ts';
import type { MessageResponse } from '#domain/message-response-schema.ts';
import { paths } from '#domain/site/paths.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { signOut } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { AccountPage } from '../account-page.tsx';
import { EmailLink } from './email-link.tsx';

/** Texts of a mailed link's page that lets an account's owner undo a change. */
export interface UndoLinkTexts {
  undoTitle: string;
  undoHelp: string;
  undo: string;
  undoFailure: string;
}

/** The meta of such a page: its address holds the token, which goes to no other site. */
export const undoLinkMeta = (
  { undoTitle, undoHelp }: UndoLinkTexts,
  { path, origin }: { path: string; origin: string },
) => [
  ...pageMeta({ title: undoTitle, description: undoHelp, path, origin, index: false }),
  { name: 'referrer', content: 'no-referrer' },
];

/** Such a page, which does nothing until its button is pressed. */
export function UndoLinkPage({
  texts,
  call,
}: {
  texts: UndoLinkTexts;
  call(): Promise<MessageResponse>;
}) {
  return (
    <AccountPage title={texts.undoTitle}>
      <EmailLink
        help={texts.undoHelp}
        submit={texts.undo}
        busyText={undoLinkMessages.undoing}
        failure={texts.undoFailure}
        call={call}
        // Every session of the account has ended.
        onDone={signOut}
        wayOn={
          <ButtonLink to={paths.forgotPassword} variant="secondary" size="lg" wide>
            {loginMessages.forgotPassword}
          </ButtonLink>
        }
        otherwise={
          <ButtonLink to={paths.contact} variant="secondary" size="lg" wide>
            {undoLinkMessages.contact}
          </ButtonLink>
        }
      />
    </AccountPage>
  );
}
