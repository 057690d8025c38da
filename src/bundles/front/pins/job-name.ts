// The job that frees positions when they end; apart, so that commands can enqueue what works on them.
export const END_PINS = 'front.end-pins';
