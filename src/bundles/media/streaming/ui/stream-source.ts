// What a player plays: streams of several qualities where there are some, else the file as it was uploaded. Browsers
// that can't read playlists get the reader, fetched when somebody wants to see something and never before.

export interface StreamSource {
  /** Address of the list of qualities. */
  readonly playlist: string | null;
  /** Address of the file as it was uploaded, where there is one for all. */
  readonly original: string | null;
}

/**
 * Gives an element what it plays; the returned function takes it away again. `onBroken` is called when it can't go on.
 * Rejects when the reader of playlists can't be fetched.
 */
export const attachSource = async (
  element: HTMLMediaElement,
  { playlist, original }: StreamSource,
  onBroken: () => void,
): Promise<() => void> => {
  if (!playlist || element.canPlayType(PLAYLIST_TYPE))
    return attachAddress(element, playlist ?? original ?? '');
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) return attachAddress(element, original ?? playlist);
  // The content security policy knows no workers, and the pieces are small.
  const reader = new Hls({ enableWorker: false, capLevelToPlayerSize: true, maxBufferLength: BUFFER_S });
  reader.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onBroken());
  reader.loadSource(playlist);
  reader.attachMedia(element);
  return () => reader.destroy();
};

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
/** What is fetched ahead; many stop before the end. */
const BUFFER_S = 30;

const attachAddress = (element: HTMLMediaElement, address: string) => {
  element.src = address;
  return () => {
    element.removeAttribute('src');
    element.load();
  };
};
