// What stands in a slot while one writes: the picture, the card, the name of the video, the premium mark. Plain DOM,
// drawn anew when the node changes.
import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import * as texts from '../../texts.ts';
import type { MediaTool, SlotJson } from '../media-dialog.ts';
import { type EmbedKind, loadCard, loadImage } from '../slot-previews.ts';
import styles from './surface.module.css';

/** Opens the dialog for what stands there already. */
export type ChangeSlot = (position: number, tool: MediaTool, current: SlotJson) => void;

type ViewOf = (node: Node, view: EditorView, getPos: () => number | undefined) => NodeView;

const TOOLS: Readonly<Partial<Record<string, MediaTool>>> = { image: 'image', gallery: 'gallery' };

export const slotViews = (onChange: ChangeSlot): Readonly<Record<string, ViewOf>> => {
  const viewOf: ViewOf = (node, view, getPos) => {
    const dom = make('div', styles.slot);
    dom.dataset.type = node.type.name;
    dom.contentEditable = 'false';
    const inside = make('div', styles.slotInside);
    dom.append(inside, toolsOf(node, view, getPos, onChange));
    void fill(inside, node);
    return {
      dom,
      selectNode: () => dom.classList.add(styles.chosen!),
      deselectNode: () => dom.classList.remove(styles.chosen!),
      stopEvent: (event) => event.target instanceof Element && event.target.closest('button') !== null,
      ignoreMutation: () => true,
    };
  };
  return { image: viewOf, gallery: viewOf, embed: viewOf, video: viewOf, cut: viewOf };
};

const toolsOf = (node: Node, view: EditorView, getPos: () => number | undefined, onChange: ChangeSlot) => {
  const bar = make('div', styles.slotTools);
  const tool = TOOLS[node.type.name];
  if (tool) {
    bar.append(button(texts.changeSlot, () => onChange(getPos() ?? 0, tool, node.toJSON() as SlotJson)));
  }
  bar.append(
    button(texts.removeSlot, () => {
      const position = getPos();
      if (position === undefined) return;
      const { state } = view;
      view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)).deleteSelection());
      view.focus();
    }),
  );
  return bar;
};

const fill = async (place: HTMLElement, { type, attrs }: Node): Promise<void> => {
  const draw = DRAWN[type.name];
  place.textContent = texts.slotWaits;
  try {
    const parts = (await draw?.(attrs)) ?? [];
    place.replaceChildren(...parts);
  } catch {
    place.replaceChildren(make('p', styles.slotNote, texts.slotMissing));
  }
};

type Drawn = (attrs: Node['attrs']) => readonly HTMLElement[] | Promise<readonly HTMLElement[]>;

const drawImage: Drawn = async ({ imageId, caption, align, size }) => {
  const image = await loadImage(imageId);
  const figure = make('figure', styles.figure);
  Object.assign(figure.dataset, { align, size });
  figure.append(image.src === null ? make('p', styles.slotNote, texts.pictureWaits) : picture(image.src));
  const words = [caption ?? image.caption, image.copyright && texts.photoBy(image.copyright)].filter(Boolean);
  if (words.length > 0) figure.append(make('figcaption', undefined, words.join(' ')));
  return [figure];
};

const drawGallery: Drawn = async ({ imageIds }) => {
  const row = make('div', styles.thumbs);
  const shown = await Promise.allSettled((imageIds as number[]).slice(0, SHOWN_THUMBS).map(loadImage));
  for (const image of shown)
    if (image.status === 'fulfilled' && image.value.src) row.append(picture(image.value.src));
  return [
    make('p', styles.slotNote, `${texts.galleryTitle} · ${texts.galleryPictures(imageIds.length)}`),
    row,
  ];
};

const drawCard: Drawn = async ({ kind, id }) => {
  const card = make('div', styles.card);
  // Ready HTML of our own server, as every page shows it; its links don't lead away from the text.
  card.innerHTML = await loadCard(kind as EmbedKind, id);
  card.inert = true;
  return [card];
};

const drawVideo: Drawn = ({ type, src, videoId }) => [
  make('p', styles.slotNote, texts.videoAt(String(type))),
  make('p', styles.address, String(src ?? videoId ?? '')),
];

const DRAWN: Readonly<Record<string, Drawn>> = {
  image: drawImage,
  gallery: drawGallery,
  embed: drawCard,
  video: drawVideo,
  cut: () => [make('p', styles.cut, texts.cutMark)],
};

const SHOWN_THUMBS = 8;

const make = (tag: string, className?: string, text = ''): HTMLElement => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
};

const picture = (src: string): HTMLImageElement =>
  Object.assign(new Image(), { src, alt: '', draggable: false });

const button = (text: string, act: () => void): HTMLButtonElement => {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  element.addEventListener('click', act);
  return element;
};
