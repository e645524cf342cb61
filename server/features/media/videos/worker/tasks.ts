import type { VideoTools } from '#server/platform/video-tools.ts';

/**
 * A checked video, and the demuxer of its type: no other format that it might pretend to be is
 * tried.
 */
export interface VideoInput {
  tools: VideoTools;
  file: string;
  demuxer: 'mov' | 'matroska';
}

/** Why a video could not be converted; a retry would fail the same way. */
export interface Failure {
  failed: string;
}

/** The brightness curve of a video beyond standard range. */
export type HighRange = 'pq' | 'hlg';

export interface VideoExamination {
  /** As displayed: pixels that are not square count at their displayed width. */
  width: number;
  height: number;
  durationMs: number | null;
  highRange: HighRange | undefined;
  /** Every browser plays it as it is. */
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
   * An MP4 of H.264 and AAC in standard range, the short side at most 720 pixels, its index in
   * front, without any private data.
   */
  render(
    input: VideoInput & Pick<VideoExamination, 'highRange'> & { target: string },
  ): Promise<undefined | Failure>;
}
