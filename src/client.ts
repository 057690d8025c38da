// What every page loads: small elements, and islands that wake when they are needed. The stylesheet is built apart.
// Lets components be exchanged while developing; empty in the built file.
import '@vitejs/plugin-react/preamble';
import { defineBehaviours } from '#design/behaviours/define.ts';
import { defineIslands, loadersByName } from '#kernel/island-element.ts';
import { defineLazyImage } from '#bundles/media/ui/lazy-image.ts';

defineBehaviours();
defineLazyImage();
defineIslands(
  loadersByName(import.meta.glob('./bundles/**/*.island.tsx')),
  () => import('#kernel/island-react.ts'),
);
