import './silence.ts';
import sharp from 'sharp';
import { serveTasks } from '#server/platform/worker-process/serve-tasks.ts';
import { copyPhoto } from './copy-photo.ts';
import { decodePhoto } from './decode-photo.ts';
import { encodeVariant } from './encode-variant.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { cutSquare } from './square-photo.ts';
import type { PhotoTasks } from './tasks.ts';

// One task at a time on one core; no input repeats, so a cache is useless.
sharp.concurrency(1);
sharp.cache(false);

// Only the decoders of accepted formats read a file, whatever else it pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

const tasks: PhotoTasks = {
  inspect: inspectPhoto,
  decode: decodePhoto,
  encode: encodeVariant,
  copy: copyPhoto,
  square: cutSquare,
};

serveTasks({ ...tasks });
