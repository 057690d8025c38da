// Copies the address of something instead of going there.
import type { MouseEvent } from 'react';
import { COPY_FEEDBACK_MS } from '#design/constants.ts';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { copyFailed } from '#design/texts.ts';
import { linkCopied } from '../texts.ts';

/** Copies the address of `path` on this portal. Where nothing can be copied the link is followed. */
export const copyAddress = (event: MouseEvent, path: string): void => {
  if (!('clipboard' in navigator)) return;
  event.preventDefault();
  void navigator.clipboard.writeText(new URL(path, location.href).href).then(
    () => showFlash({ type: 'success', text: linkCopied, fade: COPY_FEEDBACK_MS }),
    () => showFlash({ type: 'alert', text: copyFailed }),
  );
};
