// Lets all tests of the server use React as it is built for portals: the one for developing keeps for each element where it was
// made, which is a good part of what a page takes. What it warns of is told by the linter and by tests of components.
// docs/decisions/0138
import { createRequire } from 'node:module';
import { asBuilt } from '../config.ts';

const require = createRequire(import.meta.url);

asBuilt(() => {
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) require(name);
});
