// Declares the build of hls.js without what one sound track and captions of our own need; its package names no types for it.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
