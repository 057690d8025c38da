// Lists all scenes by name. To add one: write `scenes/<name>.ts` with an exported Scene, list it here, give it words in
// text/captions.ts, and look at eight seeds in three ratios. Draw back to front; place things by fractions of W and H, size
// them in u; something large in front, something pale behind; a cast shadow (`s.cast`) under all that stands; every local
// colour through `s.tone(color, depth)`; stipple with `s.grain`; no filters, no text elements.
import type { Scene } from './scene.ts';
import { accident } from './scenes/accident.ts';
import { apples } from './scenes/apples.ts';
import { avenue } from './scenes/avenue.ts';
import { bakery } from './scenes/bakery.ts';
import { balloons } from './scenes/balloons.ts';
import { beaver } from './scenes/beaver.ts';
import { bees } from './scenes/bees.ts';
import { bicycles } from './scenes/bicycles.ts';
import { bird } from './scenes/bird.ts';
import { biscuits } from './scenes/biscuits.ts';
import { blackboard } from './scenes/blackboard.ts';
import { blueprint } from './scenes/blueprint.ts';
import { brassband } from './scenes/brassband.ts';
import { bridge } from './scenes/bridge.ts';
import { cab } from './scenes/cab.ts';
import { cake } from './scenes/cake.ts';
import { cat } from './scenes/cat.ts';
import { cheese } from './scenes/cheese.ts';
import { choir } from './scenes/choir.ts';
import { christmas } from './scenes/christmas.ts';
import { coffee } from './scenes/coffee.ts';
import { column } from './scenes/column.ts';
import { concert } from './scenes/concert.ts';
import { construction } from './scenes/construction.ts';
import { council } from './scenes/council.ts';
import { cranes } from './scenes/cranes.ts';
import { crossing } from './scenes/crossing.ts';
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
import { fountain } from './scenes/fountain.ts';
import { group } from './scenes/group.ts';
import { harvest } from './scenes/harvest.ts';
import { ironbridge } from './scenes/ironbridge.ts';
import { lanterns } from './scenes/lanterns.ts';
import { library } from './scenes/library.ts';
import { likeness } from './scenes/likeness.ts';
import { lindentree } from './scenes/lindentree.ts';
import { market } from './scenes/market.ts';
import { microphone } from './scenes/microphone.ts';
import { orchard } from './scenes/orchard.ts';
import { organ } from './scenes/organ.ts';
import { parking } from './scenes/parking.ts';
import { planting } from './scenes/planting.ts';
import { openAirPool } from './scenes/pool.ts';
import { portrait } from './scenes/portrait.ts';
import { posterwall } from './scenes/posterwall.ts';
import { quarry } from './scenes/quarry.ts';
import { readinghour } from './scenes/readinghour.ts';
import { river } from './scenes/river.ts';
import { rivets } from './scenes/rivets.ts';
import { roadworks } from './scenes/roadworks.ts';
import { rooftops } from './scenes/rooftops.ts';
import { rowing } from './scenes/rowing.ts';
import { school } from './scenes/school.ts';
import { shopfront } from './scenes/shopfront.ts';
import { snowvillage } from './scenes/snowvillage.ts';
import { socks } from './scenes/socks.ts';
import { solar } from './scenes/solar.ts';
import { station } from './scenes/station.ts';
import { steeple } from './scenes/steeple.ts';
import { street } from './scenes/street.ts';
import { swimming } from './scenes/swimming.ts';
import { theatre } from './scenes/theatre.ts';
import { townhall } from './scenes/townhall.ts';
import { trafficlight } from './scenes/trafficlight.ts';
import { turbines } from './scenes/turbines.ts';
import { weir } from './scenes/weir.ts';
import { workshop } from './scenes/workshop.ts';

export const SCENES = {
  accident,
  apples,
  avenue,
  bakery,
  balloons,
  beaver,
  bees,
  bicycles,
  bird,
  biscuits,
  blackboard,
  blueprint,
  brassband,
  bridge,
  cab,
  cake,
  cat,
  cheese,
  choir,
  christmas,
  coffee,
  column,
  concert,
  construction,
  council,
  cranes,
  crossing,
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
  fountain,
  group,
  harvest,
  ironbridge,
  lanterns,
  library,
  likeness,
  lindentree,
  market,
  microphone,
  orchard,
  organ,
  parking,
  planting,
  pool: openAirPool,
  portrait,
  posterwall,
  quarry,
  readinghour,
  river,
  rivets,
  roadworks,
  rooftops,
  rowing,
  school,
  shopfront,
  snowvillage,
  socks,
  solar,
  station,
  steeple,
  street,
  swimming,
  theatre,
  townhall,
  trafficlight,
  turbines,
  weir,
  workshop,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
