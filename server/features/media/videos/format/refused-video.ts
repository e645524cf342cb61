/** Why we cannot use a file as a video. */
export type VideoRefusal = 'not-a-video' | 'broken' | 'sound-only' | 'too-long' | 'too-many-pixels';

/** Thrown by the readers of a video's bytes. */
export class RefusedVideo extends Error {
  override name = 'RefusedVideo';
  readonly reason: VideoRefusal;

  constructor(reason: VideoRefusal, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

export const broken = (detail: string) => new RefusedVideo('broken', detail);
