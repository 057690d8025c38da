// Draws pictures for the examples: always the same, in the colours of the paper. Each is an SVG under any
// file name.

interface Scene {
  readonly sky: string;
  readonly sun: string;
  readonly hills: readonly [string, string, string];
  readonly ratio: number;
}

const SCENES = new Map<string, Scene>(
  Object.entries({
    abend: { sky: '#e9b98a', sun: '#fbe9c6', hills: ['#8a6f78', '#5d4c5f', '#33303f'] as const, ratio: 1.5 },
    tal: { sky: '#bcd3d8', sun: '#f7eed2', hills: ['#8fae9a', '#5f8a72', '#2f5d4c'] as const, ratio: 1.5 },
    nacht: { sky: '#27314c', sun: '#f2e6c0', hills: ['#1f2740', '#171d31', '#0f1322'] as const, ratio: 1.5 },
    turm: { sky: '#d9c7a8', sun: '#b3261e', hills: ['#b59a72', '#8a6b4a', '#57432f'] as const, ratio: 0.75 },
  }),
);

export const SCENE_HEIGHT = 800;

export const sceneWidth = (name: string): number => SCENE_HEIGHT * (SCENES.get(name)?.ratio ?? 1);

/** Unknown names give undefined. */
export const drawScene = (name: string): string | undefined => {
  const scene = SCENES.get(name);
  if (!scene) return undefined;
  const width = sceneWidth(name);
  const hills = scene.hills.map((colour, at) => hill(colour, width, 420 + at * 120, at));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SCENE_HEIGHT}" width="${width}" height="${SCENE_HEIGHT}"><path fill="${scene.sky}" d="M0 0h${width}v${SCENE_HEIGHT}H0Z"/><circle cx="${width * 0.68}" cy="230" r="90" fill="${scene.sun}"/>${hills.join('')}</svg>`;
};

const hill = (colour: string, width: number, top: number, at: number): string => {
  const [first, second] = at % 2 === 0 ? [top - 90, top + 70] : [top + 60, top - 80];
  return `<path fill="${colour}" d="M0 ${top}C${width * 0.25} ${first} ${width * 0.4} ${first} ${width * 0.55} ${top}S${width * 0.85} ${second} ${width} ${top}V${SCENE_HEIGHT}H0Z"/>`;
};
