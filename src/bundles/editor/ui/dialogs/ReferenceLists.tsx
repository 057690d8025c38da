// Draws one's two lists (Merkliste) to choose from, in a dialog of its own at the end of the page: what happens in it reaches
// neither the form around the field nor a dialog that it was opened from.
import { createPortal } from 'react-dom';
import type { ComponentProps } from 'react';
import { ReferenceReveal } from '#bundles/media/ui/public.ts';
import { MANAGER_PREFIX } from '../../constants.ts';

type ReferenceListsProps = Omit<ComponentProps<typeof ReferenceReveal>, 'imageManagerPrefix'>;

export const ReferenceLists = (props: ReferenceListsProps) =>
  createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears only what others are not to hear
    <div onKeyDown={stop} onChange={stop} onInput={stop} onBlur={stop} onFocus={stop}>
      <ReferenceReveal {...props} imageManagerPrefix={MANAGER_PREFIX} />
    </div>,
    document.body,
  );

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
