// Finds every island of the house by its file name.
import { registerIslands } from '#kernel/island.tsx';

registerIslands(import.meta.glob('./**/*.island.tsx', { eager: true }));
