// All thirty articles of the demo portal, collected from the files beside this one.

import { blackoutArticles } from './articles/blackout.ts';
import { bridgeVoteArticles } from './articles/bridge-vote.ts';
import { briefArticles } from './articles/briefs.ts';
import { craftsAndSchoolArticles } from './articles/crafts-and-school.ts';
import { hungerbergArticles } from './articles/hungerberg.ts';
import { kirchbruckArticles } from './articles/kirchbruck.ts';
import { onTheMoveArticles } from './articles/on-the-move.ts';
import { steinachArticles } from './articles/steinach.ts';
import { townHallArticles } from './articles/town-hall.ts';
import type { DemoArticle } from './types.ts';

export const articles: DemoArticle[] = [
  ...bridgeVoteArticles,
  ...townHallArticles,
  ...craftsAndSchoolArticles,
  ...briefArticles,
  ...kirchbruckArticles,
  ...hungerbergArticles,
  ...steinachArticles,
  ...blackoutArticles,
  ...onTheMoveArticles,
];
