// Every island of the house, found by its file name.
import { registerIslands } from '#kernel/island.tsx';

registerIslands(import.meta.glob('./**/*.island.tsx', { eager: true }));
