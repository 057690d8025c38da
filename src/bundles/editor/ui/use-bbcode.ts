// Runs the other mode, BBCode. What is typed there becomes the tree after a short rest, and at once when one leaves.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { bbcodeToTree, type RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import { BBCODE_DEBOUNCE_MS, IMPORT_DEBOUNCE_MS } from '../constants.ts';
import type { EditorSet } from './field-props.ts';
import { fromBBCode, toBBCode } from './surface/document.ts';
import type { Surface } from './surface/use-surface.ts';

interface BBCodePlan {
  readonly surface: Surface;
  readonly set: EditorSet;
  readonly onChange: (tree: RichTextDocument) => void;
  readonly report: (sentences: readonly string[]) => void;
}

export interface BBCode {
  readonly isOpen: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** What the field begins with. */
  readonly begin: string;
  /** How far down the text was, from 0 to 1. */
  readonly scrolled: number;
  /** Returns what is typed now; undefined in the other mode. */
  readonly source: () => string | undefined;
  readonly toggle: () => Promise<void>;
  readonly onInput: () => void;
  readonly flush: () => void;
  readonly focus: () => void;
}

export const useBBCode = (plan: BBCodePlan): BBCode => {
  const { surface } = plan;
  const [begin, setBegin] = useState<string>();
  const [scrolled, setScrolled] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Also when the field is gone already. */
  const typed = useRef<string>(undefined);
  const source = () => (begin === undefined ? undefined : (field.current?.value ?? typed.current ?? begin));
  const reading = useReading(plan, begin, source);
  const open = () => {
    const { view } = surface;
    typed.current = undefined;
    setScrolled(shareOf(view.current?.dom.parentElement));
    setBegin(toBBCode(view.current?.state.doc ?? surface.state.doc, plan.set));
  };
  const close = async () => {
    const tree = await reading.finish();
    const share = shareOf(field.current);
    if (tree) surface.replace(tree);
    setBegin(undefined);
    requestAnimationFrame(() => {
      const view = surface.view.current;
      view?.focus();
      scrollTo(view?.dom.parentElement, share);
    });
  };
  return {
    isOpen: begin !== undefined,
    field,
    begin: begin ?? '',
    scrolled,
    source,
    flush: reading.flush,
    toggle: async () => (begin === undefined ? open() : await close()),
    onInput: () => {
      typed.current = field.current?.value;
      reading.restart();
    },
    focus: () => field.current?.focus(),
  };
};

/** What is typed becomes the tree after a short rest; pictures of other sites are imported after a longer one. */
const useReading = (
  { set, onChange, report }: BBCodePlan,
  begin: string | undefined,
  source: () => string | undefined,
) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingImport = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    onChange(readNow(source() ?? '', set));
  };
  /** Imports the pictures, and takes the tree only while its text is still what is typed. */
  const bring = async () => {
    const asked = source() ?? '';
    const tree = namesPictures(asked, set) ? await treeOf(asked, set, report) : undefined;
    if (tree && source() === asked) onChange(tree);
  };
  const leave = useEffectEvent(() => {
    clearTimeout(pendingImport.current);
    flush();
  });
  useEffect(() => () => leave(), []);
  /** Typing may go on while pictures are waited for: then all of it is read once more. */
  const readAll = async (): Promise<RichTextDocument | undefined> => {
    clearTimeout(pendingImport.current);
    flush();
    const asked = source() ?? '';
    const tree = asked === begin ? undefined : await treeOf(asked, set, report);
    return source() === asked ? tree : readAll();
  };
  return {
    flush,
    /** Something was typed. */
    restart: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, BBCODE_DEBOUNCE_MS);
      clearTimeout(pendingImport.current);
      pendingImport.current = setTimeout(() => void bring(), IMPORT_DEBOUNCE_MS);
    },
    /** Reads all of it, and waits for nothing any more; undefined when it is as it was in the beginning. */
    finish: async () => {
      const tree = await readAll();
      flush();
      clearTimeout(pendingImport.current);
      return tree;
    },
  };
};

/** Pictures of other sites become ours first; where that fails, their tags stay text. */
const treeOf = async (
  source: string,
  set: EditorSet,
  report: BBCodePlan['report'],
): Promise<RichTextDocument> => {
  if (!namesPictures(source, set)) return fromBBCode(source, set);
  try {
    const { importForeignImages, foreignImageOf } = await import('./dialogs/foreign-images.ts');
    imageOf = foreignImageOf;
    const { document, problems } = await importForeignImages(source);
    report(problems);
    return document;
  } catch {
    return fromBBCode(source, set);
  }
};

const namesPictures = (source: string, set: EditorSet): boolean =>
  (set === 'full' || set === 'text') && /\[img\b/i.test(source);

/** What addresses became on this page, once one was asked for. */
let imageOf: ((address: string) => number | undefined) | undefined;

/** Returns the tree without asking the server for anything: pictures that were imported before are there. */
const readNow = (source: string, set: EditorSet): RichTextDocument =>
  imageOf && namesPictures(source, set)
    ? bbcodeToTree(source, { tags: 'full', imageOf })
    : fromBBCode(source, set);

const shareOf = (element: Element | null | undefined): number =>
  element && element.scrollHeight > element.clientHeight
    ? element.scrollTop / (element.scrollHeight - element.clientHeight)
    : 0;

export const scrollTo = (element: Element | null | undefined, share: number): void => {
  if (element) element.scrollTop = share * (element.scrollHeight - element.clientHeight);
};
