import {
  MAKE_COSTLY_VARIANTS,
  MAKE_LIGHT_VARIANTS,
  MAKE_VARIANTS,
} from './photos/make-variants.ts';
import { MAKE_RENDITION } from './videos/make-rendition.ts';

/** The job that each photo or video has until it is made, by its kind. */
export const MEDIA_JOBS = {
  photo: MAKE_VARIANTS.name,
  costly_photo: MAKE_COSTLY_VARIANTS.name,
  light_photo: MAKE_LIGHT_VARIANTS.name,
  video: MAKE_RENDITION.name,
} as const;
