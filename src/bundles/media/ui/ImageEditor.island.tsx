// Draws the image editor as `GET /media/imgeditor` brings it into a page: alive by itself, and tells the page by events what
// becomes of it.
import { useRef } from 'react';
import type { ImageEditorView } from '../editing/views.ts';
import { EDITOR_EVENT } from './image-editor/constants.ts';
import { ImageEditorDialog } from './image-editor/ImageEditorDialog.tsx';
import type { EditorNews } from './image-editor/open-image-editor.ts';

/**
 * This is an island because the focus point follows pointer and keys with live cuts, turning is previewed, another file comes
 * with real progress, and what is wrong is said beside its field without losing a word. Without it /konto/bilder has a form.
 */
export const ImageEditor = (view: ImageEditorView) => {
  const place = useRef<HTMLDivElement>(null);
  const { imageManagerPrefix } = view.options;
  const emit = (news: Omit<EditorNews, 'imageManagerPrefix'>) => {
    const detail: EditorNews = { imageManagerPrefix, ...news };
    place.current?.dispatchEvent(new CustomEvent(EDITOR_EVENT, { bubbles: true, detail }));
  };
  return (
    <div ref={place}>
      <ImageEditorDialog
        {...view}
        onOpened={() => emit({ state: 'open' })}
        onSaved={(image) => emit({ state: 'saved', ...image })}
        onAborted={() => emit({ state: 'aborted' })}
        onRemoved={(imageId) => emit({ state: 'removed', imageId })}
        onClosed={() => emit({ state: 'closed' })}
      />
    </div>
  );
};
