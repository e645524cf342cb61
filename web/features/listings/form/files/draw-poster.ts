/** The long side of a picture of a video; its quality keeps it under 300 kB. */
const LONG_SIDE = 1280;
const QUALITY = 0.8;

/** A video with no frame by then goes without a picture. */
const PATIENCE_MS = 8_000;

/** Starts a little way in, when the hand that pressed the button is steady. */
const SECONDS = 1;

/** A JPEG frame of a video, for servers that make none themselves; undefined if the browser cannot play it. Never fails. */
export async function drawPoster(video: File): Promise<Blob | undefined> {
  const url = URL.createObjectURL(video);
  const player = document.createElement('video');
  try {
    return await Promise.race([draw(player, url), patience()]);
  } catch {
    return undefined;
  } finally {
    player.removeAttribute('src');
    player.load();
    URL.revokeObjectURL(url);
  }
}

async function draw(player: HTMLVideoElement, url: string): Promise<Blob | undefined> {
  const failed = once(player, 'error').then(() => {
    throw new Error('this browser cannot play it');
  });
  const happens = (event: string) => Promise.race([once(player, event), failed]);
  player.muted = true;
  player.playsInline = true;
  player.preload = 'auto';
  player.src = url;
  await happens('loadeddata');
  // Recordings that were never finished do not say how long they are.
  const seconds = Number.isFinite(player.duration) ? Math.min(SECONDS, player.duration / 4) : 0;
  if (seconds > 0) {
    const sought = happens('seeked');
    player.currentTime = seconds;
    await sought;
  }
  return save(player);
}

function save(player: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = player;
  const scale = Math.min(1, LONG_SIDE / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY),
  );
}

const once = (target: EventTarget, event: string) =>
  new Promise<void>((resolve) => target.addEventListener(event, () => resolve(), { once: true }));

const patience = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
