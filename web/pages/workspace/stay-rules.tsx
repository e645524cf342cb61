import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { rulesFormMessages } from '#domain/stays/host-messages.ts';
import { PropertyNotFound } from '#web/features/properties/detail/not-found.tsx';
import { NotAuthorizedMessage } from '#web/features/site/not-authorized-message.tsx';
import { RulesSkeleton } from '#web/features/stays/rules/rules-skeleton.tsx';
import { StayRulesEditor } from '#web/features/stays/rules/stay-rules.tsx';
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx';
import { withQuery } from '#web/lib/api/with-query.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { guardedLoader } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/stay-rules';

const { title, intro } = rulesFormMessages;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title,
    description: intro,
    path: paths.stayRules(params.id),
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <RulesFrame>
    <RulesSkeleton />
  </RulesFrame>
);

/** The heading and its button stand from the start: what is tapped before the stay is there does not move. */
function RulesFrame({ children }: { children: ReactNode }) {
  const { id = '' } = useParams();
  return (
    <WorkspaceFrame
      title={title}
      intro={intro}
      actions={
        <ButtonLink to={withQuery(paths.stayCalendar, { stay: id })} variant="secondary">
          {rulesFormMessages.toCalendar}
        </ButtonLink>
      }
    >
      {children}
    </WorkspaceFrame>
  );
}

export default function StayRulesPage({ params: { id } }: Route.ComponentProps) {
  const viewer = useViewer();
  if (!viewer) return <HydrateFallback />;
  return (
    <StayRulesEditor
      key={`${id} ${viewer.userId}`}
      id={id}
      viewer={viewer}
      notAuthorized={<NotAuthorizedMessage />}
      notFound={<PropertyNotFound />}
      frame={(stay, content) => (
        <RulesFrame>
          {stay && (
            <h2 className="mb-4 text-lg">
              <Link to={paths.property(id)} className="py-3 hover:text-primary hover:underline">
                {stay.name}
              </Link>
            </h2>
          )}
          {content}
        </RulesFrame>
      )}
    />
  );
}
