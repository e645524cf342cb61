import { useNavigate, useSearchParams } from 'react-router';
import { savedText } from '#domain/availability/pause-messages.ts';
import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { CopiedListing } from '#web/features/listings/form/copied-listing.tsx';
import { PropertyForm } from '#web/features/listings/form/property/property-form.tsx';
import { PROPERTY } from '#web/features/listings/form/property/property-kind.ts';
import { UploadPage } from '#web/features/listings/form/upload-page.tsx';
import { stateOfListed } from '#web/lib/lists/just-listed.ts';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { toast } from '#web/ui/dialogs/toast.ts';

export const meta = guardedMeta({
  title: uploadPropertyMessages.title,
  description: 'List a short stay, a rental or a property for sale.',
  path: paths.uploadProperty,
});

export const clientLoader = guardedLoader;

const page = {
  title: uploadPropertyMessages.title,
  intro: 'You can change its status or delete it at any time.',
  sections: [2, 4, 1, 3],
};

export const HydrateFallback = () => <UploadPage {...page} />;

export default function UploadProperty() {
  const navigate = useNavigate();
  const copyOf = useSearchParams()[0].get('copy');
  const onCreated = (property: Property) => {
    toast.success(savedText(uploadPropertyMessages.success, property));
    const state = stateOfListed(property, {
      path: paths.property(property._id),
      seeText: uploadPropertyMessages.seeIt,
      copyPath: paths.copyProperty(property._id),
    });
    navigate(paths.home, { state });
  };
  return (
    <UploadPage {...page}>
      {(userId) =>
        copyOf ? (
          <CopiedListing
            key={`${userId} ${copyOf}`}
            kind={PROPERTY}
            id={copyOf}
            userId={userId}
            sections={page.sections}
          >
            {(copied) => <PropertyForm userId={userId} copied={copied} onCreated={onCreated} />}
          </CopiedListing>
        ) : (
          <PropertyForm key={userId} userId={userId} onCreated={onCreated} />
        )
      }
    </UploadPage>
  );
}
