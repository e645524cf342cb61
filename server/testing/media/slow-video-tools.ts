import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VideoTools } from '#server/platform/video-tools.ts';
import { mp4Video } from './mp4-video.ts';
import { jpegPhoto } from './photos.ts';

/**
 * Replaces ffmpeg when a test must control its time: it works on a rendition, with its process id in the file
 * `working`, which appears complete or not at all, until the file `go` exists.
 */
export async function slowVideoTools(folder: string): Promise<VideoTools> {
  const at = (name: string) => path.join(folder, name);
  const probe = {
    streams: [{ codec_type: 'video', codec_name: 'hevc', width: 640, height: 360 }],
    format: { duration: '2' },
  };
  await writeFile(at('rendition.mp4'), mp4Video({ bytes: 500 }));
  await writeFile(at('still.jpg'), await jpegPhoto(5));
  await writeFile(at('ffprobe'), `#!/bin/sh\necho '${JSON.stringify(probe)}'\n`, { mode: 0o755 });
  const script = `#!/bin/sh
for target; do :; done
target=\${target#file:}
if [ "\${target##*/}" = still.jpg ]; then exec /bin/cp '${at('still.jpg')}' "$target"; fi
if [ ! -e '${at('go')}' ]; then
  echo $$ >'${at('working.new')}' && /bin/mv '${at('working.new')}' '${at('working')}'
  exec /bin/sleep 600
fi
exec /bin/cp '${at('rendition.mp4')}' "$target"
`;
  await writeFile(at('ffmpeg'), script, { mode: 0o755 });
  return { ffmpeg: at('ffmpeg'), ffprobe: at('ffprobe') };
}
