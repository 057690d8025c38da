// This is what a player plays: streams of several qualities where there are some, else the whole as a file.
// Browsers that can't read playlists get the reader, fetched when somebody wants to see something and never
// before.

export interface StreamSource {
  /** Address of the list of qualities. */
  readonly playlist: string | null;
  /** The whole of it. */
  readonly file: { readonly src: string; readonly type: string } | null;
}

/** Why it can't go on: what the browser can't decode no second try will change. */
export type Breakdown = 'interrupted' | 'format';

/**
 * Gives an element what it plays; the returned function takes it away again. `onBroken` is called when it can't go on.
 * Rejects when the reader of playlists can't be fetched.
 */
export const attachSource = async (
  element: HTMLMediaElement,
  source: StreamSource,
  onBroken: (why: Breakdown) => void,
): Promise<() => void> => {
  const { playlist, file } = source;
  const attach = (address: string) =>
    attachAddress(element, address, () => onBroken(breakdownOf(element, source)));
  if (!playlist || element.canPlayType(PLAYLIST_TYPE)) return attach(playlist ?? file?.src ?? '');
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) return attach(file?.src ?? playlist);
  // The content security policy knows no workers, and the pieces are small.
  const reader = new Hls({ enableWorker: false, capLevelToPlayerSize: true, maxBufferLength: BUFFER_S });
  reader.on(Hls.Events.ERROR, (_, { fatal, details }) => {
    if (fatal) onBroken(/Codec/.test(details) ? 'format' : breakdownOf(element, source));
  });
  reader.loadSource(playlist);
  reader.attachMedia(element);
  return () => reader.destroy();
};

/** Tells by what the browser says whether it lacks what the file is made of. */
export const breakdownOf = (element: HTMLMediaElement, { file }: StreamSource): Breakdown => {
  const code = element.error?.code;
  if (code === NETWORK_ERROR) return 'interrupted';
  return code !== DECODE_ERROR && file && element.canPlayType(file.type) !== '' ? 'interrupted' : 'format';
};

/** The values of `MediaError.MEDIA_ERR_NETWORK` and `MEDIA_ERR_DECODE`. */
const [NETWORK_ERROR, DECODE_ERROR] = [2, 3];

export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
/** What is fetched ahead; many stop before the end. */
const BUFFER_S = 30;

const attachAddress = (element: HTMLMediaElement, address: string, onError: () => void) => {
  element.addEventListener('error', onError);
  element.src = address;
  return () => {
    element.removeEventListener('error', onError);
    element.removeAttribute('src');
    element.load();
  };
};
