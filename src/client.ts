// What every page loads: small elements, and islands that wake when they are needed. The stylesheet is built apart.
import { defineBehaviours } from '#design/behaviours/define.ts';
import { defineIslands, loadersByName } from '#kernel/island-element.ts';

if (import.meta.env.DEV) import.meta.glob('./**/*.css', { eager: true });

defineBehaviours();
defineIslands(loadersByName(import.meta.glob('./bundles/**/*.island.tsx')), () => import('#kernel/island-react.ts'));
