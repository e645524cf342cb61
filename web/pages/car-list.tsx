import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { CarCard } from '#web/features/cars/car-card.tsx';
import { OwnCars } from '#web/features/listings/own-cars.tsx';
import { guard } from '#web/lib/guard.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CardGridSkeleton } from '#web/ui/card-skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/car-list';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: uploadCarSentences.ownTitle,
    description: 'The cars you have uploaded.',
    path: paths.carList,
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  guard(request);
  return null;
};
clientLoader.hydrate = true as const;

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
        title={uploadCarSentences.ownTitle}
        actions={
          <ButtonLink to={paths.uploadCar}>
            <Icon of={Plus} size={18} />
            {uploadCarSentences.title}
          </ButtonLink>
        }
      />
      {children}
    </div>
  );
}
