// Draws the editor itself, in a chunk of its own: tools above the text, its length below. The other mode shows the same tree as
// BBCode; the text stays beneath it, so that undo reaches back over the change of modes.
import { lazy, Suspense, useRef } from 'react';
import { BBCodeMode } from './BBCodeMode.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { SearchBar } from './SearchBar.tsx';
import { StatusLine } from './StatusLine.tsx';
import surfaceStyles from './surface/surface.module.css';
import { ToolbarStateProvider } from './toolbar/toolbar-state.ts';
import { TableBar } from './toolbar/TableBar.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { type Editor, useEditor, useHeight, type VisualEditorProps } from './use-editor.ts';
import styles from './VisualEditor.module.css';

const MediaDialog = lazy(async () => ({ default: (await import('./dialogs/MediaDialog.tsx')).MediaDialog }));

export const VisualEditor = (props: VisualEditorProps) => {
  const [frame, sheet, toolbar] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const editor = useEditor(props, { frame, sheet, toolbar });
  const { surface, bbcode, toolbarState } = editor;
  const { height, limits, style, setHeight } = useHeight(props);
  return (
    <div
      ref={frame}
      className={toolbarState.isFull ? `${styles.frame} ${styles.full}` : styles.frame}
      style={toolbarState.isFull ? undefined : style}
    >
      <ToolbarStateProvider value={toolbarState}>
        <div className={styles.head}>
          <Toolbar ref={toolbar} label={props.label} controls={props.id} />
          <TableBar />
          {editor.isSearching && (
            <SearchBar state={surface.state} apply={surface.run} onClose={editor.closeSearch} />
          )}
        </div>
      </ToolbarStateProvider>
      <div ref={sheet} className={`${styles.sheet} ${surfaceStyles.surface}`} hidden={bbcode.isOpen} />
      {bbcode.isOpen && (
        <BBCodeMode
          bbcode={bbcode}
          label={props.label}
          describedBy={props.describedBy}
          onLeave={editor.leaveFull}
        />
      )}
      <StatusLine
        state={surface.state}
        said={editor.said}
        height={height}
        limits={limits}
        onHeight={toolbarState.isFull ? undefined : setHeight}
      />
      <OpenDialogOf editor={editor} />
    </div>
  );
};

const OpenDialogOf = ({ editor }: { editor: Editor }) => {
  const { dialog, surface, toolbarState, closeDialog, pick } = editor;
  if (!dialog) return null;
  if (dialog.tool === 'link')
    return (
      <LinkDialog
        state={surface.state}
        run={toolbarState.run}
        hasNewTab={toolbarState.set !== 'small'}
        onClose={closeDialog}
      />
    );
  return (
    <Suspense fallback={null}>
      <MediaDialog tool={dialog.tool} current={dialog.current} onClose={closeDialog} onPick={pick} />
    </Suspense>
  );
};
