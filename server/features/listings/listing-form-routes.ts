import type { FastifyRequest } from 'fastify';
import {
  MAX_PHOTOS,
  PHOTO_MAX_BYTES,
  POSTER_MAX_BYTES,
  VIDEO_MAX_BYTES,
} from '#domain/media/limits.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { videoMessages } from '#domain/media/video-messages.ts';
import { receiveUpload } from '#server/platform/http/calls/multipart.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import { idempotencyKey } from '#server/platform/idempotency/key-header.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Upload } from '#server/platform/upload.ts';
import { LISTING_FORMS } from './limits.ts';

const FILE_FIELDS = {
  images: {
    maxCount: MAX_PHOTOS,
    maxBytes: PHOTO_MAX_BYTES,
    tooMany: mediaMessages.tooManyPhotos,
    tooLarge: mediaMessages.photoTooLarge,
  },
  video: {
    maxCount: 1,
    maxBytes: VIDEO_MAX_BYTES,
    tooMany: mediaMessages.tooManyVideos,
    tooLarge: mediaMessages.videoTooLarge,
  },
  poster: {
    maxCount: 1,
    maxBytes: POSTER_MAX_BYTES,
    tooMany: videoMessages.tooManyPosters,
    tooLarge: videoMessages.posterTooLarge,
  },
};

/** Gives `work` the submitted form of a listing and its Idempotency-Key; counts against the account. */
export async function withListingForm<Listing>(
  platform: Platform,
  request: FastifyRequest,
  work: (upload: Upload, key: string | undefined) => Promise<Listing>,
): Promise<Listing> {
  await platform.limits.of(LISTING_FORMS).take(requireActor(request).userId);
  const key = idempotencyKey(request);
  const upload = await receiveUpload(request, platform, FILE_FIELDS);
  try {
    return await work(upload, key);
  } finally {
    await upload.discard();
  }
}
