// Holds all articles of the demo portal, collected from the files beside this one.

import { blackoutArticles } from './articles/blackout.ts';
import { bookArticles } from './articles/books.ts';
import { bridgeVoteArticles } from './articles/bridge-vote.ts';
import { briefArticles } from './articles/briefs.ts';
import { columnArticles } from './articles/columns.ts';
import { councilArticles } from './articles/councils.ts';
import { craftsAndSchoolArticles } from './articles/crafts-and-school.ts';
import { eightWomenArticles } from './articles/eight-women.ts';
import { everydayArticles } from './articles/everyday.ts';
import { fairArticles } from './articles/fairs.ts';
import { footballArticles } from './articles/football.ts';
import { hauptArticles } from './articles/haupt.ts';
import { highWaterArticles } from './articles/high-water.ts';
import { hungerbergArticles } from './articles/hungerberg.ts';
import { indoorSportArticles } from './articles/indoors.ts';
import { kestlerArticles } from './articles/kestler.ts';
import { kirchbruckArticles } from './articles/kirchbruck.ts';
import { lastTrainArticles } from './articles/last-train.ts';
import { neighbourArticles } from './articles/neighbours.ts';
import { nightShiftArticles } from './articles/night-shift.ts';
import { onTheMoveArticles } from './articles/on-the-move.ts';
import { openingHourArticles } from './articles/opening-hours.ts';
import { opinionArticles } from './articles/opinions.ts';
import { outdoorArticles } from './articles/outdoors.ts';
import { picturePageArticles } from './articles/picture-pages.ts';
import { quarryArticles } from './articles/quarry.ts';
import { roadNoticeArticles } from './articles/road-notices.ts';
import { roadArticles } from './articles/roads.ts';
import { schoolArticles } from './articles/schools.ts';
import { shopArticles } from './articles/shops.ts';
import { stageArticles } from './articles/stage.ts';
import { steinachArticles } from './articles/steinach.ts';
import { townHallArticles } from './articles/town-hall.ts';
import { wildlifeArticles } from './articles/wildlife.ts';
import type { DemoArticle } from './types.ts';

export const articles: DemoArticle[] = [
  ...picturePageArticles,
  ...bridgeVoteArticles,
  ...townHallArticles,
  ...hauptArticles,
  ...councilArticles,
  ...opinionArticles,
  ...columnArticles,
  ...craftsAndSchoolArticles,
  ...shopArticles,
  ...kestlerArticles,
  ...quarryArticles,
  ...briefArticles,
  ...schoolArticles,
  ...kirchbruckArticles,
  ...hungerbergArticles,
  ...outdoorArticles,
  ...wildlifeArticles,
  ...highWaterArticles,
  ...steinachArticles,
  ...blackoutArticles,
  ...everydayArticles,
  ...neighbourArticles,
  ...openingHourArticles,
  ...nightShiftArticles,
  ...onTheMoveArticles,
  ...roadArticles,
  ...roadNoticeArticles,
  ...lastTrainArticles,
  ...stageArticles,
  ...bookArticles,
  ...fairArticles,
  ...footballArticles,
  ...indoorSportArticles,
  ...eightWomenArticles,
];
