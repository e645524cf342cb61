import type { LoaderFunctionArgs } from 'react-router';
import { provided, smallBuild } from '#server/testing/servers/small-build.ts';
import { renderForMainThread } from '../thread.ts';

/** A thread with a page that does what its address asks for. */

async function loader({ context, request }: LoaderFunctionArgs) {
  const wish = new URL(request.url).searchParams.get('wish');
  if (wish === 'end') process.exit(3);
  if (wish === 'fail') throw new Error('This page cannot be made.');
  const { readApi } = context.get(provided);
  const read = await readApi?.('/api/one');
  return { read: read?.body, status: read?.status };
}

const build = smallBuild('page', { loader }, ({ loaderData, errors }) =>
  errors ? 'failed' : loaderData.page,
);
build.entry.module.handleError = (error) => console.error(error);
renderForMainThread(build);
