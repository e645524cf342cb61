import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import {
  PropertyUploadForm,
  PropertyUploadSkeleton,
} from '#web/features/listings/upload/property/property-upload-form.tsx';
import { guard } from '#web/lib/guard.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Route } from './+types/upload-property';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: uploadPropertySentences.title,
    description: 'List a short stay, a rental or a property for sale.',
    path: paths.uploadProperty,
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  guard(request);
  return null;
};
clientLoader.hydrate = true as const;

const header = (
  <PageHeader
    title={uploadPropertySentences.title}
    intro="People see it as soon as it is uploaded. You can set its status or delete it at any time."
  />
);

export function HydrateFallback() {
  return (
    <div className="wrap">
      {header}
      <PropertyUploadSkeleton />
    </div>
  );
}

export default function UploadProperty() {
  const userId = useSession()?.userId;
  const navigate = useNavigate();
  const onUploaded = useCallback(() => {
    toast.success(uploadPropertySentences.success);
    navigate(paths.home);
  }, [navigate]);
  return (
    <div className="wrap">
      {header}
      {userId === undefined ? (
        <PropertyUploadSkeleton />
      ) : (
        <PropertyUploadForm key={userId} userId={userId} onUploaded={onUploaded} />
      )}
    </div>
  );
}
