// Writes sizes as people read them: „3,4 MB“.

const UNITS = ['Bytes', 'kB', 'MB', 'GB', 'TB'];

export const bytesText = (bytes: number): string => {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const told = unit === 0 || value >= 100 ? String(Math.round(value)) : value.toFixed(1).replace('.', ',');
  return `${told}\u00a0${UNITS[unit]}`;
};
