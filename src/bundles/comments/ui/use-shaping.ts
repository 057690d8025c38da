// Puts a small editor in the place of a comment's plain field, fetched when somebody asks for it.
import { useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import type { SmallField } from '#bundles/editor/ui/public.ts';
import * as texts from '../texts.ts';

export const useShaping = () => {
  const [Small, setSmall] = useState<typeof SmallField>();
  const fail = () => {
    setSmall(undefined);
    showFlash({ type: 'alert', text: texts.shapeFailed });
  };
  const toggle = async () => {
    if (Small) return setSmall(undefined);
    const editor = await import('#bundles/editor/ui/public.ts').catch(fail);
    return editor && setSmall(() => editor.SmallField);
  };
  return { Small, fail, toggle: () => void toggle() };
};
