import { factTexts } from '#domain/facts/read-fact.ts';
import { fieldTexts } from '#domain/fields/field.ts';
import { stripCommas } from '#domain/money.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { PROPERTY_FORM, type PropertyFieldTexts } from '#domain/properties/fields.ts';
import { checkUploadProperty, withPropertyType } from '#domain/properties/rules.ts';
import type { UploadPropertyAnswer } from '#domain/properties/schema.ts';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { uploadForm } from '#web/lib/upload.ts';
import { PROPERTY_QUERIES } from '../../calls.ts';
import type { UploadKind } from '../upload-kind.ts';

/** What is typed and chosen about a property; `price` holds the raw digits (specification §3, rawPrice). */
export type PropertyText = PropertyFieldTexts & Record<keyof typeof PROPERTY_FACTS, string>;
export type PropertyField = keyof PropertyText;

/** Uploading a property (specification §2.7, §7). */
export const propertyUpload: UploadKind<PropertyField> = {
  async send(form, options) {
    const call = uploadForm<UploadPropertyAnswer>('/api/properties/upload', form, options);
    return paths.property((await call).property._id);
  },
  queries: PROPERTY_QUERIES,
  draftKey: 'uploadPropertyDraft',
  empty: { ...fieldTexts(PROPERTY_FORM), ...factTexts(PROPERTY_FACTS) },
  photosRequired: false,
  // Another property type clears the three subtypes (specification §4).
  change: (field, value) =>
    field === 'propertyType' ? withPropertyType(value) : { [field]: value },
  check: (text, files) => checkUploadProperty({ ...text, ...files }),
  sent: ({ price }) => ({ price: stripCommas(price) }),
  sentences: uploadPropertySentences,
};
