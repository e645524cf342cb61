import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { CarCard } from '#web/features/cars/car-card.tsx';
import { OwnCars } from '#web/features/listings/own-cars.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { guard } from '#web/lib/session/guard.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useViewer, viewerOf } from '#web/lib/session/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardGridSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/list';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    title: titleFor(loaderData?.everyones),
    description: 'The cars you’ve uploaded.',
    path: paths.carList,
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({
  everyones: isAdmin(viewerOf(guard(request))),
});
clientLoader.hydrate = true as const;

/** An Admin has all of them here. */
const titleFor = (everyones = false) =>
  everyones ? uploadCarMessages.titleForAdmin : uploadCarMessages.ownTitle;

const skeleton = <CardGridSkeleton lines={3} button />;

export const HydrateFallback = () => <Frame>{skeleton}</Frame>;

export default function CarList() {
  const userId = useSession()?.userId;
  return (
    <Frame>
      {userId === undefined ? (
        skeleton
      ) : (
        <OwnCars
          userId={userId}
          card={(car, actions) => <CarCard key={car._id} car={car} actions={actions} />}
        />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <PageHeader
        title={titleFor(isAdmin(useViewer()))}
        actions={
          <ButtonLink to={paths.uploadCar}>
            <Icon of={Plus} size={18} />
            {uploadCarMessages.title}
          </ButtonLink>
        }
      />
      {children}
    </div>
  );
}
