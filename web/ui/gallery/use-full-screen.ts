import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  /** True while the frame fills the screen. */
  active: boolean;
  toggle(): void;
}

/** iPhones do not have the standard API; they can only show the video in full screen. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Lets a frame, with everything over its video, fill the screen. */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): FullScreen {
  const [active, setActive] = useState(false);

  useEffect(() => {
    const onChange = () =>
      setActive(frame.current !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [frame]);

  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (frame.current?.requestFullscreen) frame.current.requestFullscreen().catch(() => {});
    else (video.current as AppleVideo | null)?.webkitEnterFullscreen?.();
  };
  return { active, toggle };
}
