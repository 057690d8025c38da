// All scenes by name. To add one: write `scenes/<name>.ts` with an exported Scene, list it here, give it words in
// text/captions.ts, and look at eight seeds in three ratios. Draw back to front; place things by fractions of W and H,
// size them in u; something large in front, something pale behind; a cast shadow (`s.cast`) under all that stands;
// every local colour through `s.tone(color, depth)`; stipple with `s.grain`; no filters, no text elements.
import type { Scene } from './scene.ts';
import { apples } from './scenes/apples.ts';
import { avenue } from './scenes/avenue.ts';
import { bakery } from './scenes/bakery.ts';
import { balloons } from './scenes/balloons.ts';
import { bees } from './scenes/bees.ts';
import { bird } from './scenes/bird.ts';
import { blueprint } from './scenes/blueprint.ts';
import { brassband } from './scenes/brassband.ts';
import { bridge } from './scenes/bridge.ts';
import { cake } from './scenes/cake.ts';
import { cat } from './scenes/cat.ts';
import { choir } from './scenes/choir.ts';
import { christmas } from './scenes/christmas.ts';
import { column } from './scenes/column.ts';
import { concert } from './scenes/concert.ts';
import { construction } from './scenes/construction.ts';
import { council } from './scenes/council.ts';
import { cranes } from './scenes/cranes.ts';
import { cycling } from './scenes/cycling.ts';
import { dog } from './scenes/dog.ts';
import { farm } from './scenes/farm.ts';
import { fields } from './scenes/fields.ts';
import { fire } from './scenes/fire.ts';
import { fireworks } from './scenes/fireworks.ts';
import { flood } from './scenes/flood.ts';
import { flowers } from './scenes/flowers.ts';
import { football } from './scenes/football.ts';
import { forest } from './scenes/forest.ts';
import { group } from './scenes/group.ts';
import { harvest } from './scenes/harvest.ts';
import { ironbridge } from './scenes/ironbridge.ts';
import { lanterns } from './scenes/lanterns.ts';
import { library } from './scenes/library.ts';
import { likeness } from './scenes/likeness.ts';
import { market } from './scenes/market.ts';
import { orchard } from './scenes/orchard.ts';
import { organ } from './scenes/organ.ts';
import { planting } from './scenes/planting.ts';
import { openAirPool } from './scenes/pool.ts';
import { portrait } from './scenes/portrait.ts';
import { posterwall } from './scenes/posterwall.ts';
import { readinghour } from './scenes/readinghour.ts';
import { river } from './scenes/river.ts';
import { rivets } from './scenes/rivets.ts';
import { rooftops } from './scenes/rooftops.ts';
import { school } from './scenes/school.ts';
import { snowvillage } from './scenes/snowvillage.ts';
import { solar } from './scenes/solar.ts';
import { station } from './scenes/station.ts';
import { steeple } from './scenes/steeple.ts';
import { street } from './scenes/street.ts';
import { theatre } from './scenes/theatre.ts';
import { townhall } from './scenes/townhall.ts';
import { turbines } from './scenes/turbines.ts';
import { workshop } from './scenes/workshop.ts';

export const SCENES = {
  apples,
  avenue,
  bakery,
  balloons,
  bees,
  bird,
  blueprint,
  brassband,
  bridge,
  cake,
  cat,
  choir,
  christmas,
  column,
  concert,
  construction,
  council,
  cranes,
  cycling,
  dog,
  farm,
  fields,
  fire,
  fireworks,
  flood,
  flowers,
  football,
  forest,
  group,
  harvest,
  ironbridge,
  lanterns,
  library,
  likeness,
  market,
  orchard,
  organ,
  planting,
  pool: openAirPool,
  portrait,
  posterwall,
  readinghour,
  river,
  rivets,
  rooftops,
  school,
  snowvillage,
  solar,
  station,
  steeple,
  street,
  theatre,
  townhall,
  turbines,
  workshop,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
