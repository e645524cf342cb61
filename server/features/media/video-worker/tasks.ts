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

export interface VideoExamination {
  /** As it is seen. */
  width: number;
  height: number;
  durationMs: number | null;
  /** Whether every browser plays it as it is, and it is light enough. */
  fit: boolean;
}

/** The tasks of the process that works on videos; files are paths. */
export interface VideoTasks {
  examine(input: VideoInput): Promise<VideoExamination | Failure>;
  /** A JPEG of a telling moment. */
  still(
    input: VideoInput & { durationMs: number | null; target: string },
  ): Promise<undefined | Failure>;
  /** An MP4 of H.264 and AAC, the short side at most 720 pixels, its index in front, nothing told but what is seen. */
  render(input: VideoInput & { target: string }): Promise<undefined | Failure>;
}
