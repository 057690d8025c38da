// Holds the pictures of a thing while somebody puts them in order: what is changed is said aloud and saved.
import { useEffect, useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { request } from '#kernel/browser/requests.ts';
import type { ImageObj } from '../../image-obj.ts';
import { toOrderedPicture } from '../rules.ts';
import * as texts from '../texts.ts';
import type { OrderedPicture, PictureOrderView } from '../views.ts';
import * as state from './order-state.ts';
import type { Order } from './order-state.ts';

export type OrderActions = ReturnType<typeof useOrder>;

export const useOrder = (view: PictureOrderView) => {
  const { hasGallery } = view;
  const [order, setOrder] = useState<Order>(() => state.orderOf(view));
  const [saved, setSaved] = useState(() => ({ key: state.keyOf(order), revision: view.revision }));
  const [isSaving, setSaving] = useState(false);
  const [news, setNews] = useState('');
  const hasChanges = state.keyOf(order) !== saved.key;
  useWarning(hasChanges);

  const move = ({ id, name }: OrderedPicture, to: number) => {
    const next = state.moved(order, id, to);
    if (state.keyOf(next) === state.keyOf(order)) return;
    setOrder(next);
    const at = next.gallery.findIndex((one) => one.id === id) + 1;
    setNews(texts.nowAt(name, at, next.gallery.length));
  };
  const change = (next: Order, said: string) => {
    setOrder(next);
    setNews(said);
  };
  /** Adds images that came from elsewhere: `src` shows what is not made yet. */
  const add = (images: readonly ImageObj[], src?: string) => {
    let next = order;
    for (const image of images) {
      const picture = toOrderedPicture(image, 'gallery', true);
      next = state.withAdded(next, { ...picture, src: picture.src ?? src ?? null }, hasGallery);
    }
    const name = images[0] ? toOrderedPicture(images[0], 'gallery', true).name : '';
    change(next, next === order ? texts.alreadyIn(name) : texts.nowIn(name));
  };
  const save = async () => {
    setSaving(true);
    const key = state.keyOf(order);
    const answer = await send(view, order, saved.revision);
    setSaving(false);
    if (answer.status !== 'success') {
      showFlash({ type: 'alert', text: answer.msg ?? texts.saveFailed, fade: 0 });
      return;
    }
    setSaved({ key, revision: answer.revision ?? 0 });
    showFlash({ type: 'success', text: answer.msg ?? texts.orderSaved });
  };
  return {
    order,
    news,
    isSaving,
    hasChanges,
    move,
    add,
    makeHero: (picture: OrderedPicture) =>
      change(state.withHero(order, picture, hasGallery), texts.nowHero(picture.name)),
    toGallery: ({ name }: OrderedPicture) => change(state.withoutHero(order), texts.nowIn(name)),
    takeOut: (picture: OrderedPicture, place: OrderedPicture['place']) =>
      change(state.takenOut(order, { id: picture.id, place }), texts.nowOut(picture.name)),
    edited: (image: ImageObj) => setOrder(state.withEdited(order, toOrderedPicture(image, 'gallery', true))),
    removed: (id: number) => setOrder(state.withoutImage(order, id)),
    save: () => void save(),
  };
};

/** Whoever leaves with an order that isn't saved is asked by the browser. */
const useWarning = (hasChanges: boolean) => {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasChanges]);
};

interface SaveAnswer {
  readonly status?: string;
  readonly msg?: string;
  readonly revision?: number;
}

const send = async (view: PictureOrderView, order: Order, revision: number): Promise<SaveAnswer> => {
  const body = new URLSearchParams({
    ownerType: view.ownerType,
    ownerId: String(view.ownerId),
    revision: String(revision),
    heroId: String(order.hero?.id ?? ''),
    galleryIds: order.gallery.map(({ id }) => id).join(),
  });
  const options = { method: 'POST', headers: { accept: 'application/json' }, body };
  try {
    return await request(view.action, options, (response) => response.json() as Promise<SaveAnswer>);
  } catch {
    return {};
  }
};
