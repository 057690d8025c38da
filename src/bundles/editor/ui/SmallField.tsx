// Puts the small editor before a plain field of BBCode, and types what is written there into the field, so that whoever reads
// the field or listens to it knows nothing of the editor. When the editor goes, the plain field is back.
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { bbcodeToTree, type RichTextDocument, treeToBBCode } from '#bundles/rich-text/ui/public.ts';
import type { VisualEditorProps } from './use-editor.ts';

export interface SmallFieldProps {
  /** The id of the <textarea>. */
  fieldId: string;
  label: string;
  /** Called when the editor could not be loaded; the plain field is as it was. */
  onFail: () => void;
}

export const SmallField = ({ fieldId, label, onFail }: SmallFieldProps) => {
  const [Editor, setEditor] = useState<ComponentType<VisualEditorProps>>();
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    import('./VisualEditor.tsx').then(({ VisualEditor }) => setEditor(() => VisualEditor), failed);
  }, []);
  return Editor && <Shaped Editor={Editor} fieldId={fieldId} label={label} />;
};

interface ShapedProps {
  Editor: ComponentType<VisualEditorProps>;
  fieldId: string;
  label: string;
}

const Shaped = ({ Editor, fieldId, label }: ShapedProps) => {
  const [place] = useState(() => document.createElement('div'));
  const [begin, setBegin] = useState(() => ({ source: fieldOf(fieldId)?.value ?? '', times: 0 }));
  const written = useRef(begin.source);
  const readField = useEffectEvent((field: HTMLTextAreaElement) => {
    if (field.value === written.current) return;
    written.current = field.value;
    setBegin({ source: field.value, times: begin.times + 1 });
  });
  useLayoutEffect(() => {
    const field = fieldOf(fieldId);
    if (!field) return undefined;
    const takeAway = putBefore(field, place);
    const onInput = () => readField(field);
    field.addEventListener('input', onInput);
    return () => {
      field.removeEventListener('input', onInput);
      takeAway();
    };
  }, [fieldId, place]);
  const write = (tree: RichTextDocument) => {
    const field = fieldOf(fieldId);
    if (!field) return;
    written.current = treeToBBCode(tree, { tags: 'small' });
    field.value = written.current;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const id = `${fieldId}-shaped`;
  return createPortal(
    <>
      <span id={`${id}-label`} className="visually-hidden">
        {label}
      </span>
      <Editor
        key={begin.times}
        id={id}
        name=""
        label={label}
        set="small"
        value={treeOf(begin.source)}
        onChange={write}
        describedBy={`${fieldId}-hint`}
        takesFocus
      />
    </>,
    place,
  );
};

/** Returns the tree of a text. The space behind a name that was just offered stays, though BBCode drops it. */
const treeOf = (source: string): RichTextDocument => {
  const tree = bbcodeToTree(source);
  const last = tree.content.at(-1);
  const words = last?.type === 'paragraph' ? last.content?.at(-1) : undefined;
  if (!source.endsWith(' ') || last?.type !== 'paragraph' || words?.type !== 'text') return tree;
  const content = [...(last.content ?? []).slice(0, -1), { ...words, text: `${words.text} ` }];
  return { ...tree, content: [...tree.content.slice(0, -1), { ...last, content }] };
};

const fieldOf = (fieldId: string): HTMLTextAreaElement | null => {
  const field = document.getElementById(fieldId);
  return field instanceof HTMLTextAreaElement ? field : null;
};

/**
 * Puts the editor before the plain field, which stays where it is, for labels and for what the browser says of it; the focus
 * goes on to the editor.
 */
const putBefore = (field: HTMLTextAreaElement, place: HTMLElement): (() => void) => {
  const goOn = () => requestAnimationFrame(() => editableIn(place)?.focus());
  const setAside = (isAside: boolean) => {
    field.classList.toggle('visually-hidden', isAside);
    field.tabIndex = isAside ? -1 : 0;
    field.ariaHidden = isAside ? 'true' : null;
  };
  place.addEventListener('keydown', (event) => giveOn(event, field), true);
  field.addEventListener('focus', goOn);
  field.before(place);
  setAside(true);
  return () => {
    const hadFocus = place.contains(document.activeElement);
    field.removeEventListener('focus', goOn);
    setAside(false);
    place.remove();
    if (hadFocus) field.focus();
  };
};

const editableIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>('textarea') ?? place.querySelector<HTMLElement>('[contenteditable=true]');

const KEYS_OF_LISTS = ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'];

/** Passes keys on to the field: while a list of people belongs to it, its keys are meant for that list. */
const giveOn = (event: KeyboardEvent, field: HTMLTextAreaElement) => {
  if (!field.hasAttribute('aria-activedescendant') || !KEYS_OF_LISTS.includes(event.key)) return;
  const same = new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true });
  if (field.dispatchEvent(same)) return;
  event.preventDefault();
  event.stopPropagation();
};
