// Data that is loaded anew is mostly as it was. Parts that are equal to those of before become the very same objects, so that
// what was drawn of them is found again (cached-fragment.tsx). It is their values that are compared: nothing can be out of
// date.

/** Returns `now`, in which each plain part that is equal to the one of `before` in its place is that one. Neither is changed. */
export const withSameParts = <T>(before: unknown, now: T): T => merge(before, now) as T;

const merge = (before: unknown, now: unknown): unknown => {
  if (Object.is(before, now)) return before;
  if (Array.isArray(now)) return Array.isArray(before) ? mergeLists(before, now) : now;
  if (isPlain(now) && isPlain(before)) return mergeObjects(before, now);
  return now instanceof Date && before instanceof Date && before.getTime() === now.getTime() ? before : now;
};

const mergeLists = (before: readonly unknown[], now: readonly unknown[]): readonly unknown[] => {
  const merged: unknown[] = [];
  let isSame = before.length === now.length;
  for (let at = 0; at < now.length; at++) {
    const one = merge(before[at], now[at]);
    if (one !== before[at]) isSame = false;
    merged.push(one);
  }
  return isSame ? before : merged;
};

/** Nothing is put together of an object that is as it was: most are, and each page compares hundreds. */
const mergeObjects = (before: Plain, now: Plain): Plain => {
  const keys = Object.keys(now);
  const merged: unknown[] = [];
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const one = merge(before[key], now[key]);
    if (one !== before[key] || !Object.hasOwn(before, key)) isSame = false;
    merged.push(one);
  }
  // `__proto__` is a name like others here, as in JSON.
  return isSame ? before : Object.fromEntries(keys.map((key, at) => [key, merged[at]]));
};

type Plain = Readonly<Record<string, unknown>>;

/** Neither of a class, nor a React element, which stands for more than its parts. */
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);
