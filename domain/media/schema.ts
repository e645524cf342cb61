import { z } from 'zod';
import { PHOTO_FORMATS } from './photo.ts';

export const Photo = z.object({
  key: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  widths: z.array(z.number().int().positive()),
  formats: z.array(z.enum(PHOTO_FORMATS)),
  color: z.string().nullable(),
  placeholder: z.string().max(99).nullable(),
  alt: z.string(),
  ready: z.boolean(),
});
export type Photo = z.infer<typeof Photo>;

/** Pending videos have yet to be compressed; failed ones could not be, and are served as uploaded. */
export const VIDEO_STATUSES = ['pending', 'ready', 'failed'] as const;
export type VideoStatus = (typeof VIDEO_STATUSES)[number];

export const VideoDetails = z.object({
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  duration: z.number().min(0).nullable().describe('In seconds'),
  poster: Photo.nullable().describe('A picture of the video'),
  status: z
    .enum(VIDEO_STATUSES)
    .describe('pending: a lighter one may follow; failed: none could be made, this is as it came'),
});
export type VideoDetails = z.infer<typeof VideoDetails>;

export const listingMedia = {
  images: z.array(z.string()).describe('Absolute addresses of the photos'),
  photos: z.array(Photo),
  video: z.string().nullable().describe('Absolute address of the video'),
  videoPoster: z.string().nullable(),
  videoDetails: VideoDetails.nullable(),
};
