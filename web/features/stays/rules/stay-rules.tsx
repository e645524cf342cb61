import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Viewer } from '#domain/accounts/actor.ts';
import type { Property } from '#domain/properties/schema.ts';
import { rulesFormMessages as said } from '#domain/stays/host-messages.ts';
import { stayRulesMessages } from '#domain/stays/messages.ts';
import { canManageStay } from '#domain/stays/permissions.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { readRules } from '../stay-calls.ts';
import { RulesForm } from './rules-form.tsx';
import { RulesSkeleton } from './rules-skeleton.tsx';

interface Props {
  id: string;
  viewer: Viewer;
  /** Shown for someone else's stay. */
  notAuthorized: ReactNode;
  /** For a stay that is not there. */
  notFound: ReactNode;
  /** The page around the form, once its stay is there. */
  frame(stay: Property | undefined, content: ReactNode): ReactNode;
}

/** The rules of a stay as stored now, never from a cache: the typed text stays unchanged, whatever others save. */
export function StayRulesEditor({ id, viewer, notAuthorized, notFound, frame }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['stay-rules-to-edit', id, viewer?.userId],
    queryFn: async ({ signal }) => {
      const [stay, stored] = await Promise.all([
        call('GET /api/properties/:id', { params: { id }, signal }),
        readRules(id, signal),
      ]);
      return { stay, stored };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error instanceof ApiError && error.status === 404) return notFound;
  if (data && !canManageStay(viewer, { listerId: data.stay.lister.userId })) return notAuthorized;
  if (!data && error) {
    return frame(
      undefined,
      <ErrorBox
        title={said.loadFailure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />,
    );
  }
  if (!data) return frame(undefined, <RulesSkeleton />);
  const { stay, stored } = data;
  return frame(
    stay,
    stay.propertyType === 'Short-Stay' ? (
      <RulesForm stay={stay} stored={stored} />
    ) : (
      <EmptyState title={stayRulesMessages.onlyStays} />
    ),
  );
}
