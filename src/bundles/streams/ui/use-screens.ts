// This says where else a video can be seen: on the whole screen, and in a small window above all others.
import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useFullScreen, usually } from '#design/use-full-screen.ts';
import type { FullScreen } from '#design/use-full-screen.ts';

type Video = RefObject<HTMLVideoElement | null>;

/** The whole player fills the screen; where only videos can, the browser shows its own controls. */
export const usePlayerScreen = (player: RefObject<HTMLElement | null>, video: Video): FullScreen => {
  const screen = useFullScreen(player);
  const isVideoOnly = useSyncExternalStore(
    neverChanges,
    () => !screen.isPossible && 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    never,
  );
  if (!isVideoOnly) return screen;
  const toggle = () => (video.current as PhoneVideo | null)?.webkitEnterFullscreen();
  return { isPossible: true, isFull: false, toggle };
};

type PhoneVideo = HTMLVideoElement & { readonly webkitEnterFullscreen: () => void };

export const usePictureInPicture = (video: Video): FullScreen => {
  const listen = (changed: () => void) => {
    const element = video.current;
    element?.addEventListener('enterpictureinpicture', changed);
    element?.addEventListener('leavepictureinpicture', changed);
    return () => {
      element?.removeEventListener('enterpictureinpicture', changed);
      element?.removeEventListener('leavepictureinpicture', changed);
    };
  };
  const isPossible = useSyncExternalStore(
    neverChanges,
    () => document.pictureInPictureEnabled === true,
    usually,
  );
  const isFull = useSyncExternalStore(
    listen,
    () => video.current !== null && document.pictureInPictureElement === video.current,
    never,
  );
  const toggle = () => {
    const change = isFull ? document.exitPictureInPicture() : video.current?.requestPictureInPicture();
    // A refusal leaves things as they are, which the reader sees.
    change?.catch(() => {});
  };
  return { isPossible, isFull, toggle };
};

const neverChanges = () => () => {};
const never = () => false;
