// This is what stands in a slot while one writes: the picture, the card, the name of the video, the premium
// mark. Plain DOM, drawn anew when the node changes.
import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { LOOK_AGAIN_MS, MOST_LOOKS } from '../../constants.ts';
import * as texts from '../../texts.ts';
import type { MediaTool, SlotJson } from '../media-dialog.ts';
import { cachedPicture, onImageChange, loadCard, loadImage } from '../slot-previews.ts';
import styles from './surface.module.css';
import { videoWords } from './video-words.ts';

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
      destroy: onImageChange((id) => shows(node, id) && void fill(inside, node)),
    };
  };
  return { image: viewOf, gallery: viewOf, embed: viewOf, video: viewOf, cut: viewOf };
};

const shows = ({ attrs: { imageId, imageIds } }: Node, id: number): boolean =>
  imageId === id || (imageIds as readonly number[] | undefined)?.includes(id) === true;

const toolsOf = (node: Node, view: EditorView, getPos: () => number | undefined, onChange: ChangeSlot) => {
  const bar = make('div', styles.slotTools);
  const tool = TOOLS[node.type.name];
  if (tool) {
    bar.append(button(texts.changeSlot, () => onChange(getPos() ?? 0, tool, node.toJSON() as SlotJson)));
  }
  const { imageId } = node.attrs;
  if (imageId) bar.append(button(texts.editPicture, () => void editPicture(imageId)));
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

const fill = async (place: HTMLElement, node: Node, looks = 1): Promise<void> => {
  const draw = DRAWN[node.type.name];
  if (looks === 1) place.textContent = texts.slotWaits;
  try {
    place.replaceChildren(...((await draw?.(node.attrs)) ?? []));
  } catch {
    place.replaceChildren(make('p', styles.slotNote, texts.slotMissing));
  }
  // What is still being made is looked for again.
  if (looks < MOST_LOOKS && place.querySelector('[data-waits]'))
    setTimeout(() => place.isConnected && void fill(place, node, looks + 1), looks * LOOK_AGAIN_MS);
};

const editPicture = async (id: number): Promise<void> =>
  (await import('../dialogs/edit-picture.ts')).editPicture(id);

type Drawn = (attrs: Node['attrs']) => readonly HTMLElement[] | Promise<readonly HTMLElement[]>;

const drawImage: Drawn = async ({ imageId, caption, align, size }) => {
  const image = await loadImage(imageId);
  const figure = make('figure', styles.figure);
  Object.assign(figure.dataset, { align, size });
  const brought = cachedPicture(imageId);
  const src = image.src ?? brought?.src;
  figure.append(src ? picture(src) : make('p', styles.slotNote, texts.pictureWaits));
  if (image.isStub && !brought) figure.dataset.waits = 'yes';
  const words = [caption ?? image.caption, image.copyright && texts.photoBy(image.copyright)].filter(Boolean);
  if (words.length > 0) figure.append(make('figcaption', undefined, words.join(' ')));
  return [figure];
};

const drawGallery: Drawn = async ({ imageIds }) => {
  const row = make('div', styles.thumbs);
  const ids = (imageIds as number[]).slice(0, SHOWN_THUMBS);
  const shown = await Promise.allSettled(ids.map(loadImage));
  for (const [at, image] of shown.entries()) {
    if (image.status === 'rejected') continue;
    const brought = cachedPicture(ids[at]!);
    const src = image.value.src ?? brought?.src;
    if (src) row.append(picture(src));
    if (image.value.isStub && !brought) row.dataset.waits = 'yes';
  }
  return [
    make('p', styles.slotNote, `${texts.galleryTitle} · ${texts.galleryPictures(imageIds.length)}`),
    row,
  ];
};

const drawCard: Drawn = async ({ kind, id }) => {
  const card = make('div', styles.card);
  // The card is ready HTML of our own server, as every page shows it; its links don't lead away from the text.
  card.innerHTML = await loadCard(kind, id);
  card.inert = true;
  return [card];
};

const drawVideo: Drawn = (attrs) => [
  make('p', styles.slotNote, videoWords(attrs)),
  make('p', styles.address, String(attrs['src'] ?? attrs['videoId'] ?? '')),
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
