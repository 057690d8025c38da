// Says how the gauge and its curves are drawn: places in the drawing, from what they show.

/** Says where something stands on the half circle, from 0 on the left to 1 on the right. */
export const onDial = (at: number, radius: number): { x: number; y: number } => {
  const angle = Math.PI * (1 - at);
  return { x: round(CENTRE.x + radius * Math.cos(angle)), y: round(CENTRE.y - radius * Math.sin(angle)) };
};

export const CENTRE = { x: 60, y: 62 };
export const RADIUS = 50;

/** Returns the half circle from one place to another. */
export const arc = (from: number, to: number): string => {
  const start = onDial(from, RADIUS);
  const end = onDial(to, RADIUS);
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
};

export const PLOT = { left: 44, right: 588, top: 12, bottom: 172, width: 600, height: 200 };

export const plotX = (at: number, length: number): number =>
  round(PLOT.left + ((PLOT.right - PLOT.left) * at) / Math.max(1, length - 1));

export const plotY = (value: number, top: number): number =>
  round(PLOT.bottom - ((PLOT.bottom - PLOT.top) * value) / top);

/** Points of a line as SVG takes them. */
export const pointsOf = (values: readonly number[], length: number, top: number): string =>
  values.map((value, at) => `${plotX(at, length)},${plotY(value, top)}`).join(' ');

const round = (value: number) => Math.round(value * 10) / 10;
