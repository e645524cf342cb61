import type { Property } from '#domain/properties/schema.ts';
import { FormCover } from '../form-cover.tsx';
import { FormSection } from '../form-section.tsx';
import { ListingForm } from '../listing-form.tsx';
import type { CopySource } from '../use-beginning.ts';
import { PropertyFields } from './property-fields.tsx';
import { PROPERTY } from './property-kind.ts';
import { PropertyOutline } from './property-outline.tsx';

interface Props {
  userId: string;
  /** The property to edit; undefined for a new one. */
  property?: Property;
  /** The property to copy from. */
  copied?: CopySource<Property>;
  onCreated?(property: Property): void;
  onSaved?(property: Property): void;
}

/** The form of a property (specification §2.7). */
export function PropertyForm({ userId, property, copied, onCreated, onSaved }: Props) {
  return (
    <ListingForm
      kind={PROPERTY}
      userId={userId}
      listing={property}
      copied={copied}
      onCreated={(created) => onCreated?.(created)}
      onSaved={(saved) => onSaved?.(saved)}
      outline={({ fields, media }) => (
        <PropertyOutline
          text={fields.form.text}
          cover={<FormCover media={media} />}
          photoCount={media.usablePhotos}
        />
      )}
    >
      {(form, media) => (
        <>
          <FormSection id="photos" title="How it looks">
            {media}
          </FormSection>
          <PropertyFields
            text={form.text}
            errorOf={form.errorOf}
            onChange={form.change}
            onFill={form.fill}
            storedPin={property && PROPERTY.pinPath(property._id)}
            answeredPath={property && PROPERTY.answeredPath(property._id)}
          />
        </>
      )}
    </ListingForm>
  );
}
