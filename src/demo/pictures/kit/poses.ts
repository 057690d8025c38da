// This says how figures stand and move. Limb angles are in degrees from hanging straight down, positive
// towards where the figure faces: upper and lower half of each leg and arm, the near one first.

type Limb = readonly [upper: number, lower: number];

export interface Pose {
  readonly legs: readonly [near: Limb, far: Limb];
  readonly arms: readonly [near: Limb, far: Limb];
  readonly lean?: number;
  readonly nod?: number;
}

export type PoseName = keyof typeof POSES;

export const POSES = {
  stand: {
    legs: [
      [4, 1],
      [-4, -5],
    ],
    arms: [
      [7, 14],
      [-8, -2],
    ],
  },
  relaxed: {
    legs: [
      [8, 2],
      [-5, -8],
    ],
    arms: [
      [12, 60],
      [-10, -4],
    ],
    lean: -2,
  },
  hips: {
    legs: [
      [6, 3],
      [-6, -7],
    ],
    arms: [
      [48, -38],
      [-50, 36],
    ],
  },
  walk: {
    legs: [
      [24, 10],
      [-16, -36],
    ],
    arms: [
      [-24, -10],
      [20, 40],
    ],
    lean: 3,
  },
  stroll: {
    legs: [
      [14, 6],
      [-12, -24],
    ],
    arms: [
      [-14, -4],
      [12, 26],
    ],
    lean: 1,
  },
  run: {
    legs: [
      [60, -14],
      [-24, -82],
    ],
    arms: [
      [-46, 34],
      [34, 118],
    ],
    lean: 13,
  },
  sprint: {
    legs: [
      [72, 4],
      [-34, -64],
    ],
    arms: [
      [-58, 20],
      [48, 128],
    ],
    lean: 19,
  },
  kick: {
    legs: [
      [52, 38],
      [-10, -20],
    ],
    arms: [
      [58, 84],
      [-56, -30],
    ],
    lean: -11,
  },
  keeper: {
    legs: [
      [30, -8],
      [-30, -6],
    ],
    arms: [
      [58, 82],
      [-54, -80],
    ],
    lean: 8,
  },
  sit: {
    legs: [
      [84, 4],
      [76, -4],
    ],
    arms: [
      [34, 66],
      [22, 74],
    ],
    lean: 3,
  },
  wave: {
    legs: [
      [4, 1],
      [-5, -5],
    ],
    arms: [
      [150, 172],
      [-8, 4],
    ],
  },
  cheer: {
    legs: [
      [5, 2],
      [-6, -6],
    ],
    arms: [
      [158, 174],
      [-154, -172],
    ],
  },
  point: {
    legs: [
      [8, 3],
      [-8, -10],
    ],
    arms: [
      [78, 86],
      [-10, 2],
    ],
    lean: 2,
  },
  hold: {
    legs: [
      [4, 1],
      [-4, -5],
    ],
    arms: [
      [20, 98],
      [10, 104],
    ],
  },
  carry: {
    legs: [
      [16, 6],
      [-10, -24],
    ],
    arms: [
      [26, 80],
      [18, 84],
    ],
    lean: -3,
  },
  bend: {
    legs: [
      [14, -6],
      [-4, -12],
    ],
    arms: [
      [34, 26],
      [52, 34],
    ],
    lean: 48,
  },
  dig: {
    legs: [
      [26, 4],
      [-14, -24],
    ],
    arms: [
      [40, 62],
      [20, 74],
    ],
    lean: 22,
  },
  kneel: {
    legs: [
      [82, -6],
      [2, -84],
    ],
    arms: [
      [40, 56],
      [30, 70],
    ],
    lean: 14,
  },
  reach: {
    legs: [
      [6, 2],
      [-6, -8],
    ],
    arms: [
      [126, 140],
      [30, 62],
    ],
    lean: 2,
  },
  guitar: {
    legs: [
      [10, 3],
      [-10, -12],
    ],
    arms: [
      [34, 86],
      [-16, 62],
    ],
    lean: -6,
  },
} as const satisfies Record<string, Pose>;
