import type { VideoTools } from '#server/platform/video-tools.ts';

/** A checked video, and the demuxer of its type: what it pretends to be besides is never tried. */
export interface VideoInput {
  tools: VideoTools;
  file: string;
  demuxer: 'mov' | 'matroska';
}

/** Why nothing could be made of a video; tried again, it would end the same way. */
export interface Failure {
  failed: string;
}

/** How bright a video's numbers are meant, where that is more than screens of standard range show. */
export type HighRange = 'pq' | 'hlg';

export interface VideoExamination {
  /** As it is seen: pixels that are not square count as wide as they are shown. */
  width: number;
  height: number;
  durationMs: number | null;
  highRange: HighRange | undefined;
  /** Whether every browser plays it as it is. */
  playable: boolean;
  /** Playable, and light enough. */
  fit: boolean;
}

/** The tasks of the process that works on videos; files are paths. */
export interface VideoTasks {
  examine(input: VideoInput): Promise<VideoExamination | Failure>;
  /** A JPEG of a telling moment, in standard range. */
  still(
    input: VideoInput & Pick<VideoExamination, 'durationMs' | 'highRange'> & { target: string },
  ): Promise<undefined | Failure>;
  /**
   * An MP4 of H.264 and AAC in standard range, the short side at most 720 pixels, its index in front, nothing told but what
   * is seen.
   */
  render(
    input: VideoInput & Pick<VideoExamination, 'highRange'> & { target: string },
  ): Promise<undefined | Failure>;
}
