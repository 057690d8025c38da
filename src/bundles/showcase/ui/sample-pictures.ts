// Holds pictures for the examples as other bundles show them; what they lead to is drawn by scenes.ts.
import type { PictureView } from '#bundles/media/ui/public.ts';
import { url } from '#kernel/named-routes.ts';
import { showcasePaths } from '../paths.ts';
import { SCENE_HEIGHT, sceneWidth } from './scenes.ts';

export const pictureOf = (scene: string): PictureView => ({
  id: 1,
  width: sceneWidth(scene),
  height: SCENE_HEIGHT,
  alt: 'Hügel im Licht',
  caption: 'Der Hungerberg, vom Lokschuppen aus gesehen.',
  credit: 'Tomasz Adamek',
  focus: { x: 50, y: 50 },
  placeholder: null,
  isStub: false,
  base: url(showcasePaths.picture, { file: scene }),
  query: '',
  sizes: [{ tag: 'L', width: 800 }],
});
