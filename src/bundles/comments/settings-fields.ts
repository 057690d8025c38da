// Topic: what the page of settings offers about comments.
import type { SettingField } from '#bundles/settings/public.ts';
import {
  autoLoad,
  commentsOpen,
  editMinutes,
  holdPhoneNumbers,
  reviewWords,
  reviewFirst,
} from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'features', kind: 'switch', definition: commentsOpen, ...settingWords.commentsOpen },
  { group: 'comments', kind: 'number', definition: reviewFirst, ...settingWords.reviewFirst },
  { group: 'comments', kind: 'lines', definition: reviewWords, ...settingWords.reviewWords },
  { group: 'comments', kind: 'switch', definition: holdPhoneNumbers, ...settingWords.holdPhoneNumbers },
  { group: 'comments', kind: 'number', definition: editMinutes, ...settingWords.editMinutes },
  { group: 'comments', kind: 'switch', definition: autoLoad, ...settingWords.autoLoad },
];
