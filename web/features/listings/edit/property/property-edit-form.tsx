import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { FormSection } from '../../upload/form-section.tsx';
import { PropertyFields } from '../../upload/property/property-fields.tsx';
import { PropertyOutline } from '../../upload/property/property-outline.tsx';
import { EditForm } from '../edit-form.tsx';
import { KeptCover } from '../kept-cover.tsx';
import { propertyEdit } from './property-edit.ts';

interface Props {
  property: Property;
  userId: string;
  /** Must stay the same function. */
  onSaved(property: Property): void;
}

/** The form of a property that is listed already. */
export function PropertyEditForm({ property, userId, onSaved }: Props) {
  return (
    <EditForm
      kind={propertyEdit}
      listing={property}
      userId={userId}
      here={paths.editProperty(property._id)}
      onSaved={onSaved}
      outline={({ text }) => (
        <PropertyOutline
          text={text}
          cover={<KeptCover listing={property} />}
          photoCount={property.photos.length}
        />
      )}
    >
      {({ text, errorOf, change }, media) => (
        <>
          <FormSection id="photos" title="How it looks">
            {media}
          </FormSection>
          <PropertyFields text={text} errorOf={errorOf} onChange={change} />
        </>
      )}
    </EditForm>
  );
}
