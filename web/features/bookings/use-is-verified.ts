import { useQuery } from '@tanstack/react-query';
import type { StayRules } from '#domain/stays/schema.ts';
import { holding, isIdentityVerified } from '#domain/verification/rules.ts';
import { ownVerificationsQuery } from '#web/lib/own-verifications.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';

/** Whether the viewer's identity is verified, asked only where a stay's rules depend on it; undefined while unknown, and for visitors. */
export function useIsVerified(
  rules: Pick<StayRules, 'openTo'> | null | undefined,
): boolean | undefined {
  const userId = useViewer()?.userId;
  const { data } = useQuery({
    ...ownVerificationsQuery(userId ?? ''),
    enabled: userId !== undefined && rules?.openTo === 'verified',
  });
  return data && isIdentityVerified(holding(data.verifications));
}
