// Remembers what the editor needs beside its text: which dialog is open, how high it is, what was said.
import { type Plugin, Selection } from 'prosemirror-state';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { DEFAULT_HEIGHT, MAX_HEIGHT } from '../constants.ts';
import { languageOf } from '../rules.ts';
import type { RichTextFieldProps } from './field-props.ts';
import type { MediaTool, SlotJson } from './media-dialog.ts';
import { pasteAndDrop } from './surface/paste-and-drop.ts';
import { insertSlots, replaceSlot } from './surface/commands.ts';
import { toBBCode } from './surface/document.ts';
import { placeholder } from './surface/placeholder.ts';
import { type Surface, useSurface } from './surface/use-surface.ts';
import type { ToolbarState } from './toolbar/toolbar-state.ts';
import type { ActionName } from './toolbar/tools.ts';
import { type BBCode, useBBCode } from './use-bbcode.ts';

export interface VisualEditorProps extends RichTextFieldProps {
  /** The id of the element with the words; the label's is `${id}-label`. */
  id: string;
  describedBy: string | undefined;
  /** Whether the plain field had the focus when this came. */
  takesFocus: boolean;
}

/** The dialog that is open; it has `position` and `current` when something that stands in the text is to be changed. */
export type OpenDialog =
  | { readonly tool: 'link' }
  | { readonly tool: MediaTool; readonly position?: number; readonly current?: SlotJson };

export interface Editor {
  readonly surface: Surface;
  readonly bbcode: BBCode;
  readonly toolbarState: ToolbarState;
  readonly said: readonly string[];
  readonly dialog: OpenDialog | undefined;
  readonly closeDialog: () => void;
  readonly pick: (slots: readonly SlotJson[]) => void;
  readonly isSearching: boolean;
  readonly closeSearch: () => void;
  /** Leaves the whole screen; returns false when the field doesn't take it. */
  readonly leaveFull: () => boolean;
}

interface Places {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly toolbar: RefObject<HTMLDivElement | null>;
}

export const useEditor = (props: VisualEditorProps, { frame, sheet, toolbar }: Places): Editor => {
  const { set, onChange } = props;
  const panels = usePanels();
  const { dialog, setDialog, setSearching } = panels;
  const [said, setSaid] = useState<readonly string[]>([]);
  const [plugins] = useState(() => pluginsFor(props, setSaid));
  const surface = useSurface({
    place: sheet,
    set,
    value: props.value,
    onChange,
    plugins,
    attributes: attributesOf(props),
    onChangeSlot: (position, tool, current) => setDialog({ position, tool, current }),
    keys: {
      openLink: () => setDialog({ tool: 'link' }),
      openSearch: () => setSearching(true),
      goToToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
      leave: panels.leaveFull,
    },
  });
  const bbcode = useBBCode({ surface, set, onChange, report: setSaid });
  const focus = () => surface.view.current?.focus();
  useFormValue(frame, props.name, () => bbcode.source() ?? toBBCode(surface.view.current!.state.doc, set));
  useLockedPage(panels.isFull);
  useFirstFocus(surface, props.takesFocus);
  const closeDialog = () => {
    setDialog(undefined);
    requestAnimationFrame(focus);
  };
  return {
    surface,
    bbcode,
    said,
    dialog,
    closeDialog,
    leaveFull: panels.leaveFull,
    isSearching: panels.isSearching && !bbcode.isOpen,
    closeSearch: () => {
      setSearching(false);
      focus();
    },
    pick: (slots) => {
      const isChange =
        dialog && 'position' in dialog && dialog.position !== undefined && dialog.current !== undefined;
      surface.run(isChange ? replaceSlot(dialog.position, dialog.current, slots) : insertSlots(slots));
      closeDialog();
    },
    toolbarState: toolbarStateOf(props, { surface, bbcode, panels, focus }),
  };
};

/** Holds what is open above and beside the text, and whether the field takes the whole screen. */
const usePanels = () => {
  const [isFull, setFull] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>();
  const leaveFull = () => {
    setFull(false);
    return isFull;
  };
  return { isFull, setFull, leaveFull, isSearching, setSearching, dialog, setDialog };
};

interface Workplace {
  readonly surface: Surface;
  readonly bbcode: BBCode;
  readonly panels: ReturnType<typeof usePanels>;
  readonly focus: () => void;
}

/** Returns what the toolbar shows, and what its buttons do. */
const toolbarStateOf = (
  { set, hasColours = true }: VisualEditorProps,
  { surface, bbcode, panels, focus }: Workplace,
): ToolbarState => {
  const { isFull, setFull, setSearching, setDialog } = panels;
  const actions: Readonly<Record<ActionName, () => void>> = {
    link: () => setDialog({ tool: 'link' }),
    search: () => setSearching(true),
    full: () => setFull(!isFull),
    bbcode: () => void bbcode.toggle(),
  };
  return {
    set,
    hasColours,
    state: surface.state,
    isBBCode: bbcode.isOpen,
    isFull,
    run: (command) => {
      surface.run(command);
      focus();
    },
    act: (action) => actions[action](),
    openMedia: (tool) => setDialog({ tool }),
    leave: () => (bbcode.isOpen ? bbcode.focus() : focus()),
  };
};

const pluginsFor = (
  { set, placeholder: words, onTransfer = () => {} }: RichTextFieldProps,
  report: (said: readonly string[]) => void,
): Plugin[] => {
  const takesPictures = set === 'full' || set === 'text';
  return [
    ...(words ? [placeholder(words)] : []),
    pasteAndDrop({
      report,
      onTransfer,
      pasteHtml: async (html) => (await import('./dialogs/paste-html.ts')).pasteHtml(html, takesPictures),
      uploadFiles: takesPictures
        ? async (files) => (await import('./dialogs/upload.ts')).uploadFiles(files)
        : undefined,
    }),
  ];
};

const attributesOf = ({ id, describedBy, error, isRequired }: VisualEditorProps): Record<string, string> => ({
  id,
  class: 'rt',
  role: 'textbox',
  // What may be edited can have the focus anyway; the attribute says it outright, for whatever asks whether the sheet can be
  // scrolled by keys.
  tabindex: '0',
  lang: languageOf(document.documentElement.lang),
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  ...(describedBy && { 'aria-describedby': describedBy }),
  ...(error && { 'aria-invalid': 'true' }),
  ...(isRequired && { 'aria-required': 'true' }),
});

/** Gives forms the text as BBCode when they are sent, as from the plain field; without a name they get none. */
const useFormValue = (frame: RefObject<HTMLElement | null>, name: string, valueOf: () => string) => {
  const fill = useEffectEvent(({ formData }: FormDataEvent) => {
    if (name !== '') formData.set(name, valueOf());
  });
  useEffect(() => {
    const form = frame.current?.closest('form');
    form?.addEventListener('formdata', fill);
    return () => form?.removeEventListener('formdata', fill);
  }, [frame]);
};

/** Behind a field that takes the whole screen the page stays where it is. */
const useLockedPage = (isLocked: boolean) => {
  useEffect(() => {
    document.documentElement.style.overflow = isLocked ? 'hidden' : '';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, [isLocked]);
};

/** Gives the field the focus at the end of the words, where somebody was typing. */
const useFirstFocus = (surface: Surface, isWanted: boolean) => {
  const { view } = surface;
  useEffect(() => {
    const { current } = view;
    if (!isWanted || !current) return;
    current.dispatch(current.state.tr.setSelection(Selection.atEnd(current.state.doc)));
    current.focus();
  }, [isWanted, view]);
};

/** Gives the height in pixels, which a grip changes within the greatest. */
export const useHeight = ({ height = DEFAULT_HEIGHT, maxHeight = MAX_HEIGHT }: RichTextFieldProps) => {
  const [chosen, setChosen] = useState<number>();
  const least = Math.min(height, maxHeight);
  const limits = { min: Math.round(least / 2), max: maxHeight };
  return {
    height: chosen ?? least,
    limits,
    /** Grows with its words until somebody chooses a height. */
    style: {
      '--height': `${chosen ?? least}px`,
      '--max-height': `${chosen ?? maxHeight}px`,
    } as React.CSSProperties,
    setHeight: (wanted: number) => setChosen(Math.round(Math.min(Math.max(wanted, limits.min), limits.max))),
  };
};
