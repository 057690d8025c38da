// Holds pure rules of the desk.

/** Returns an order with one entry at another place; as it was for an entry that isn't there. */
export const moveTo = (order: readonly string[], key: string, to: number): string[] => {
  if (!order.includes(key)) return [...order];
  const others = order.filter((other) => other !== key);
  const at = Math.min(Math.max(0, to), others.length);
  return [...others.slice(0, at), key, ...others.slice(at)];
};
