// Returns the comments under a piece as a component sees them: where they stand, and what one can do with them.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CommentTeaserView } from '../views.ts';
import { formActions } from './form-actions.ts';
import { listActions } from './list-actions.ts';
import { moderationActions } from './moderation-actions.ts';
import { newsActions } from './news.ts';
import { openStage } from './stage.ts';
import { waitingActions } from './waiting-actions.ts';

export const useComments = (view: CommentTeaserView) => {
  const [{ stage, act }] = useState(() => begin(view));
  const state = useSyncExternalStore(stage.subscribe, stage.now, stage.now);
  useEffect(() => act.start(), [act]);
  return { state, act, drafts: stage.drafts };
};

export type CommentActions = ReturnType<typeof begin>['act'];

const begin = (view: CommentTeaserView) => {
  const stage = openStage(view);
  const list = listActions(stage);
  const form = formActions(stage, list);
  const news = newsActions(stage, list);
  const waiting = waitingActions(stage, list);
  const start = () => {
    const stops = [list.start(), news.listen(), waiting.listen()];
    void form.takeUp();
    return () => stops.forEach((stop) => stop());
  };
  return { stage, act: { list, form, news, waiting, moderation: moderationActions(stage, list), start } };
};
