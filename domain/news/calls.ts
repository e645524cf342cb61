import { defineCalls } from '../call.ts';
import { LookedBody, News, NewsPath } from './schema.ts';

const tag = 'accounts';

export const newsCalls = defineCalls({
  'GET /api/User/news': {
    tag,
    summary: 'What is new since you last looked',
    access: {},
    responses: { 200: News },
  },
  'PUT /api/User/news/:part': {
    tag,
    summary: 'Say that you have looked',
    description:
      'Until `lookedAt`, the latest moment of what you were shown: what comes later is new. It never goes back.',
    access: {},
    params: NewsPath,
    body: LookedBody,
    responses: { 200: News },
    errors: ['FORBIDDEN'],
  },
});
