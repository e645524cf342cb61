import { readConfig } from '#server/config.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';

/**
 * Runs in its own process, so that its memory is only the storage's: stores a file under `videos/large.mp4`, reads it
 * back, and prints the bytes read and the growth of the memory in bytes.
 */
async function main(file: string): Promise<void> {
  const { storage, close } = await openStorage(readConfig(process.env));
  // Loads the modules of the first use, whose memory must not count as the file's.
  await storage.put('private', 'first', Buffer.from('x'));
  const before = peakMemory();
  try {
    await storage.put('public', 'videos/large.mp4', { file });
    let read = 0;
    for await (const chunk of await storage.read('public', 'videos/large.mp4'))
      read += chunk.length;
    process.stdout.write(JSON.stringify({ read, grown: peakMemory() - before }));
  } finally {
    close();
  }
}

const peakMemory = () => process.resourceUsage().maxRSS * 1024;

await main(process.argv[2] ?? '');
