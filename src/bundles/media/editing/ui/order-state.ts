// This is what can be done with a thing's pictures before they are saved. Pure.
import type { OrderedPicture, PictureOrderView } from '../views.ts';

export interface Order {
  readonly hero: OrderedPicture | null;
  readonly gallery: readonly OrderedPicture[];
}

export const orderOf = ({ pictures }: Pick<PictureOrderView, 'pictures'>): Order => ({
  hero: pictures.find(({ place }) => place === 'hero') ?? null,
  gallery: pictures.filter(({ place }) => place === 'gallery'),
});

/** Moves a picture of the gallery to another place in it; beyond its ends it stays at the end. */
export const moved = (order: Order, id: number, to: number): Order => {
  const picture = order.gallery.find((one) => one.id === id);
  if (!picture) return order;
  const others = order.gallery.filter((one) => one !== picture);
  const at = Math.max(0, Math.min(others.length, to));
  return { ...order, gallery: others.toSpliced(at, 0, picture) };
};

/** Makes a picture the opening one; the former opening picture begins the gallery, where there is one. */
export const withHero = (order: Order, hero: OrderedPicture, hasGallery: boolean): Order => {
  const rest = order.gallery.filter(({ id }) => id !== hero.id);
  const former = order.hero && hasGallery && order.hero.id !== hero.id ? [order.hero] : [];
  const isFormerThere = rest.some(({ id }) => id === former[0]?.id);
  return { hero, gallery: isFormerThere ? rest : [...former, ...rest] };
};

/** Moves the opening picture to the gallery's end. */
export const withoutHero = ({ hero, gallery }: Order): Order => ({
  hero: null,
  gallery: hero && !gallery.some(({ id }) => id === hero.id) ? [...gallery, hero] : gallery,
});

export const takenOut = (order: Order, { id, place }: Taken): Order =>
  place === 'hero'
    ? { ...order, hero: null }
    : { ...order, gallery: order.gallery.filter((one) => one.id !== id) };

interface Taken {
  readonly id: number;
  readonly place: OrderedPicture['place'];
}

/** Adds a picture. It becomes the opening one where there is none yet, or where there is no gallery; else it ends the gallery. */
export const withAdded = (order: Order, picture: OrderedPicture, hasGallery: boolean): Order => {
  if (holds(order, picture.id)) return order;
  if (!hasGallery || order.hero === null) return withHero(order, picture, hasGallery);
  return { ...order, gallery: [...order.gallery, picture] };
};

export const holds = ({ hero, gallery }: Order, id: number): boolean =>
  hero?.id === id || gallery.some((one) => one.id === id);

/** Puts in the same picture after it was edited, wherever it stands. */
export const withEdited = ({ hero, gallery }: Order, picture: OrderedPicture): Order => {
  const renewed = (one: OrderedPicture) => (one.id === picture.id ? { ...picture, place: one.place } : one);
  return { hero: hero && renewed(hero), gallery: gallery.map(renewed) };
};

/** Takes out a picture that was deleted, wherever it stands. */
export const withoutImage = ({ hero, gallery }: Order, id: number): Order => ({
  hero: hero?.id === id ? null : hero,
  gallery: gallery.filter((one) => one.id !== id),
});

/** Tells one order from another; the same for the same. */
export const keyOf = ({ hero, gallery }: Order): string =>
  [hero?.id ?? 0, ...gallery.map(({ id }) => id)].join();
