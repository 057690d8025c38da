// Lets only so many things be done at the same time; the others wait for their turn, in order.

export const fewAtOnce = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (underWay < most) underWay++;
    // Whoever ends hands its place on.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay--;
    }
  };
};
