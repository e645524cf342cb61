import { useQuery } from '@tanstack/react-query';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import type { OwnRoleRequest } from '#domain/accounts/role-requests-schema.ts';
import { ConfirmFirst } from '#web/ui/dialogs/confirm-first.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import { ownRoleRequestQuery } from './role-calls.ts';
import { RoleChoice } from './role-choice.tsx';
import { RoleWaiting } from './role-waiting.tsx';

interface Props {
  userId: string;
  /** The page they were on their way to. */
  next: string | undefined;
  /** An Admin decides. */
  needsApproval: boolean;
}

/** Lets a Customer become a lister: they choose a role, or see how their request stands. */
export default function BecomeLister({ userId, next, needsApproval }: Props) {
  const { data, error, isFetching, refetch } = useQuery(ownRoleRequestQuery(userId));
  if (error && !data) {
    return (
      <ErrorBox
        message={roleMessages.loadFailure}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <TextSkeleton />;
  const { request } = data;
  if (needsApproval && request?.state === 'waiting') {
    return <RoleWaiting userId={userId} request={request} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {request?.state === 'refused' && <Refused request={request} />}
      <p>{needsApproval ? roleMessages.helpByApproval : roleMessages.help}</p>
      <ConfirmFirst to="becomeLister">
        <RoleChoice userId={userId} next={next} needsApproval={needsApproval} />
      </ConfirmFirst>
    </div>
  );
}

const Refused = ({ request }: { request: OwnRoleRequest }) => (
  <Notice tone="error">
    <p className="font-semibold">{roleMessages.wasRefused(request.role)}</p>
    <p className="whitespace-pre-line wrap-anywhere">{request.reason}</p>
    <p>{roleMessages.askAgain}</p>
  </Notice>
);
