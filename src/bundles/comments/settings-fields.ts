// Says what the page of settings offers about comments.
import type { SettingField } from '#bundles/settings/public.ts';
import {
  autoLoad,
  calmNotes,
  calmPage,
  calmWords,
  commentsOpen,
  editMinutes,
  reviewFirst,
} from './settings.ts';
import { settingWords } from './texts.ts';

export const settingFields: readonly SettingField[] = [
  { group: 'features', kind: 'switch', definition: commentsOpen, ...settingWords.commentsOpen },
  { group: 'comments', kind: 'number', definition: reviewFirst, ...settingWords.reviewFirst },
  { group: 'comments', kind: 'switch', definition: calmNotes, ...settingWords.calmNotes },
  { group: 'comments', kind: 'lines', definition: calmWords, ...settingWords.calmWords },
  { group: 'comments', kind: 'text', definition: calmPage, ...settingWords.calmPage },
  { group: 'comments', kind: 'number', definition: editMinutes, ...settingWords.editMinutes },
  { group: 'comments', kind: 'switch', definition: autoLoad, ...settingWords.autoLoad },
];
