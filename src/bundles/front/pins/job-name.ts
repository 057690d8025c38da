// Names the job that frees positions when they end, in a file of its own, so that commands can enqueue what works on them.
export const END_PINS = 'front.end-pins';
