// What is dear to work out and comes back all the time – days, hyphens in headlines – is worked out once. `memoize` keeps as
// much as fits in memory and then forgets all of it and begins anew; `memoizeLast` keeps what was made as long as the object
// that it was made of.

/** Returns `make`, but calls it only once for each key. It must give the same for the same key always. */
export const memoize = <Key, Value>(mostKeys: number, make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= mostKeys) known.clear();
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

/**
 * Returns `make`, but not called again for an object and a key that it was asked for last with that object: what is made of an
 * object that is cached is the very same object each time, so that what was drawn of it is found again. It must hang on nothing
 * else.
 */
export const memoizeLast = <Of extends object, Key, Made>(
  make: (of: Of, key: Key) => Made,
): ((of: Of, key: Key) => Made) => {
  const known = new WeakMap<Of, { readonly key: Key; readonly made: Made }>();
  return (of, key) => {
    const last = known.get(of);
    if (last?.key === key) return last.made;
    const made = make(of, key);
    known.set(of, { key, made });
    return made;
  };
};
