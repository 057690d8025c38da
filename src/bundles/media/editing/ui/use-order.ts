// Holds the pictures of a thing while somebody puts them in order: what is changed is said aloud and saved.
import { useEffect, useRef, useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { request } from '#kernel/browser/requests.ts';
import type { ImageObj } from '../../image-obj.ts';
import { whenImageMade } from '../../ui/image-calls.ts';
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
  /** Adds images that came from elsewhere: `src` shows what is not made yet. More may have come since they were asked for. */
  const add = (images: readonly ImageObj[], src?: string) => {
    const pictures = images.map((image) => toOrderedPicture(image, 'gallery', true));
    const areIn = pictures.every(({ id }) => state.holds(order, id));
    const name = pictures[0]?.name ?? '';
    setNews(areIn ? texts.alreadyIn(name) : texts.nowIn(name));
    setOrder((now) => withAll(now, pictures, { src, hasGallery }));
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
    edited: useEdited(setOrder),
    removed: (id: number) => setOrder((now) => state.withoutImage(now, id)),
    save: () => void save(),
  };
};

interface Adding {
  readonly src: string | undefined;
  readonly hasGallery: boolean;
}

const withAll = (order: Order, pictures: readonly OrderedPicture[], { src, hasGallery }: Adding): Order =>
  pictures.reduce(
    (next, picture) => state.withAdded(next, { ...picture, src: picture.src ?? src ?? null }, hasGallery),
    order,
  );

/** Takes in a picture that was edited, and once more when its files are made anew; others may have come or gone meanwhile. */
const useEdited = (setOrder: (change: (now: Order) => Order) => void) => {
  const waits = useRef(new Set<() => void>());
  useEffect(() => {
    const { current } = waits;
    return () => current.forEach((stop) => stop());
  }, []);
  const show = (image: ImageObj) =>
    setOrder((now) => state.withEdited(now, toOrderedPicture(image, 'gallery', true)));
  return (image: ImageObj) => {
    show(image);
    if (image.is_stub) waits.current.add(whenImageMade(image.id, show));
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
