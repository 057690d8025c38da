// The package brings no types.
declare module 'heic-decode' {
  interface DecodedImage {
    readonly width: number;
    readonly height: number;
    /** The pixels are RGBA, upright. */
    readonly data: Uint8ClampedArray;
  }
  const decode: (source: { buffer: Uint8Array }) => Promise<DecodedImage>;
  export default decode;
}
