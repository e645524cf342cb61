import { z } from 'zod';
import { defineCalls, fileResponse } from '../call.ts';
import { lifeInWords } from '../privacy/lives.ts';
import { DOWNLOADS_A_DAY } from './limits.ts';
import { OwnArchive, OwnData } from './schema.ts';

const tag = 'accounts';

export const ownDataCalls = defineCalls({
  'GET /api/User/data': {
    tag,
    summary: 'Download your data',
    description: `What you wrote, list, booked and keep, as a file; ${DOWNLOADS_A_DAY} times a day.`,
    access: {},
    responses: { 200: OwnData },
  },
});

/** A member's data and photos in one file, made by a job. */
export const archiveCalls = defineCalls({
  'POST /api/User/data/archive': {
    tag,
    summary: 'Have a file made with your data and photos',
    description: `A zip with \`data.json\` and the photos of your listings as they came. You are emailed when it is ready; it stays for ${lifeInWords('ownArchive')}, and meanwhile there is no other. One that is not ready after 12 hours, or whose file is gone, is made again.`,
    access: {},
    responses: { 202: OwnArchive },
    errors: ['CONFLICT'],
  },
  'GET /api/User/data/archive': {
    tag,
    summary: 'How far that file is',
    access: {},
    responses: { 200: OwnArchive },
  },
  'GET /api/User/data/archive/file': {
    tag,
    summary: 'Download that file',
    access: {},
    responses: { 200: fileResponse('application/zip', z.any().describe('The zip')) },
    errors: ['NOT_FOUND'],
  },
});
