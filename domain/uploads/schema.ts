import { z } from 'zod';
import { NEXT_FILE } from './photo-order.ts';

/** The fields of a listing's form that name finished uploads instead of bringing files. */
export const uploadFields = {
  photoUploads: z
    .string()
    .describe(
      `Finished photo uploads by id, separated by commas, in their order; \`${NEXT_FILE}\` is the next of \`images\`, whose rest comes after them; with \`copyOf\` also the \`key\` of a photo of that listing`,
    )
    .optional(),
  videoUpload: z.string().describe('A finished video upload by id; instead of `video`').optional(),
  copyOf: z
    .string()
    .describe('The id of an own listing of the same kind, whose photos may be named')
    .optional(),
  copyVideo: z
    .enum(['yes', 'no', ''])
    .describe('`yes`: the video of `copyOf`, unless another one comes')
    .optional(),
};

/** The media of a listing after an edit, if the form names them. */
export const editedMedia = {
  photos: z
    .array(z.string())
    .describe(
      'All photos in their order, each the `key` of one that the listing has, or a finished upload by id; left out: they stay',
    )
    .optional(),
  video: z
    .string()
    .nullable()
    .describe('A finished video upload by id; null: no video; left out: it stays')
    .optional(),
  poster: z
    .string()
    .describe(
      'A picture of the new video, a finished photo upload by id; for a server that makes none',
    )
    .optional(),
};
