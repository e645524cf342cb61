import { useSearchParams } from 'react-router';
import { LATER_ROLES } from '#domain/accounts/role.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import { LISTER_LINK, WORKSPACE_LINK } from '#domain/site/account-links.ts';
import { paths } from '#domain/site/paths.ts';
import BecomeLister from '#web/features/accounts/become-lister/become-lister.tsx';
import { LISTERS_CAN } from '#web/features/accounts/become-lister/listers-can.ts';
import { RoleList } from '#web/features/accounts/role-list.tsx';
import { useSiteSettings } from '#web/features/site/settings.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { returnPath } from '#web/lib/session/return-path.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/become-a-lister';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: LISTER_LINK.label,
    description: 'List properties across Ghana as an Agent or a Property Owner. It’s free.',
    path: paths.becomeLister,
    origin: originOf(matches),
  });

/** Explains what listers can do, and how to become one. */
export default function BecomeAListerPage() {
  return (
    <div className="wrap pb-12">
      <PageHeader title={LISTER_LINK.label} intro="For Agents and Property Owners. It’s free." />
      <div className="grid max-w-4xl gap-8 *:min-w-0 md:grid-cols-2">
        <section aria-labelledby="listers-can">
          <h2 id="listers-can" className="text-lg">
            Listers can
          </h2>
          <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
            {LISTERS_CAN.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="list-properties"
          className="flex flex-col gap-4 self-start rounded-card border border-line bg-surface p-5 sm:p-6"
        >
          <h2 id="list-properties" className="text-lg">
            {roleMessages.title}
          </h2>
          <WayToList />
        </section>
      </div>
    </div>
  );
}

function WayToList() {
  const viewer = useViewer();
  const [search] = useSearchParams();
  const { listersNeedApproval } = useSiteSettings();
  const next = returnPath(search);
  if (!viewer) {
    return (
      <>
        <p>Sign up as:</p>
        <RoleList
          roles={LATER_ROLES}
          hrefOf={(role) =>
            `${paths.signup}?${new URLSearchParams({ ...(next && { next }), role })}`
          }
        />
      </>
    );
  }
  if (canUploadProperty(viewer)) {
    return (
      <>
        <p>
          You’re {viewer.role === 'Property Owner' ? 'a' : 'an'} {viewer.role}, so you can list
          properties.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.uploadProperty}>Upload a Property</ButtonLink>
          <ButtonLink to={WORKSPACE_LINK.path} variant="secondary">
            {WORKSPACE_LINK.label}
          </ButtonLink>
        </div>
      </>
    );
  }
  return <BecomeLister userId={viewer.userId} next={next} needsApproval={listersNeedApproval} />;
}
