// What is dear to work out and comes back all the time – days, hyphens in headlines – is worked out once. Kept in
// memory as far as it fits; then all of it is forgotten and begins anew.

/** `make`, but each key only once. It must give the same for the same key always. */
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
