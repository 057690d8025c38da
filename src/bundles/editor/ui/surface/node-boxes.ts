// Draws quotations and spoilers while one writes: a line beside the words names who said it, or what is hidden.
import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, ViewMutationRecord } from 'prosemirror-view';
import { MAX_TITLE_LENGTH } from '#bundles/rich-text/ui/public.ts';
import * as texts from '../../texts.ts';
import styles from './surface.module.css';

interface BoxPlan {
  readonly attribute: 'author' | 'title';
  readonly label: string;
  readonly classes: string;
  readonly isLineFirst: boolean;
}

const QUOTE: BoxPlan = {
  attribute: 'author',
  label: texts.quoteAuthor,
  classes: `rt-quote ${styles.box}`,
  isLineFirst: false,
};
const SPOILER: BoxPlan = {
  attribute: 'title',
  label: texts.spoilerTitle,
  classes: `rt-spoiler ${styles.box} ${styles.spoiler}`,
  isLineFirst: true,
};

type ViewOf = (node: Node, view: EditorView, getPos: () => number | undefined) => NodeView;

const boxOf =
  (plan: BoxPlan): ViewOf =>
  (node, view, getPos) => {
    const dom = document.createElement(plan.attribute === 'author' ? 'blockquote' : 'div');
    dom.className = plan.classes;
    const contentDOM = document.createElement('div');
    contentDOM.className = styles.boxContent!;
    const line = lineOf(plan, view, getPos);
    line.value = node.attrs[plan.attribute] ?? '';
    dom.append(...(plan.isLineFirst ? [line, contentDOM] : [contentDOM, line]));
    return {
      dom,
      contentDOM,
      update: (next) => {
        if (next.type !== node.type) return false;
        if (document.activeElement !== line) line.value = next.attrs[plan.attribute] ?? '';
        return true;
      },
      stopEvent: (event) => event.target === line,
      ignoreMutation: (change: ViewMutationRecord) =>
        change.type !== 'selection' && !contentDOM.contains(change.target),
    };
  };

const lineOf = (plan: BoxPlan, view: EditorView, getPos: () => number | undefined): HTMLInputElement => {
  const line = document.createElement('input');
  Object.assign(line, { className: styles.line, placeholder: plan.label, maxLength: MAX_TITLE_LENGTH });
  line.setAttribute('aria-label', plan.label);
  line.contentEditable = 'false';
  line.addEventListener('input', () => {
    const position = getPos();
    if (position === undefined) return;
    view.dispatch(view.state.tr.setNodeAttribute(position, plan.attribute, line.value || null));
  });
  line.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    view.focus();
  });
  return line;
};

export const boxViews: Readonly<Record<string, ViewOf>> = {
  blockquote: boxOf(QUOTE),
  spoiler: boxOf(SPOILER),
};
