// Draws the gallery as a list of rows that can be dragged, or moved by buttons and arrow keys.
import { useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { OrderedPicture } from '../views.ts';
import { DragHandle } from './DragHandle.tsx';
import { EditButton } from './EditButton.tsx';
import { OrderThumb } from './OrderThumb.tsx';
import styles from './PictureOrder.module.css';
import { PlainChoice } from './PlainChoice.tsx';
import { useDrag } from '#design/use-drag.ts';
import type { OrderActions } from './use-order.ts';

interface GalleryOrderProps {
  readonly act: OrderActions;
  readonly isAwake: boolean;
}

export const GalleryOrder = ({ act, isAwake }: GalleryOrderProps) => {
  const { gallery, hero } = act.order;
  const list = useRef<HTMLOListElement>(null);
  const find = (id: number) => gallery.find((one) => one.id === id);
  const drag = useDrag(list, (id, to) => {
    const picture = find(id);
    if (picture) act.move(picture, to);
  });
  useRestoredFocus(list);
  return (
    <section className={styles.part}>
      <h2>{texts.galleryHeading(gallery.length)}</h2>
      {gallery.length === 0 && <p className="note">{texts.galleryEmpty}</p>}
      <ol ref={list} className={styles.list}>
        {gallery.map((picture, at) => (
          <li key={picture.id} className={styles.row} data-dragged={drag.dragged === picture.id || undefined}>
            {isAwake && (
              <DragHandle
                id={picture.id}
                label={texts.dragHandle(picture.name, at + 1, gallery.length)}
                at={at}
                count={gallery.length}
                onDrag={() => drag.start(picture.id)}
                onMove={(to) => act.move(picture, to)}
              />
            )}
            <OrderThumb of={picture} />
            <p className={styles.name}>{picture.name}</p>
            {isAwake ? (
              <Tools act={act} picture={picture} at={at} />
            ) : (
              <PlainChoice
                of={picture}
                at={at + 1}
                isHero={hero?.id === picture.id}
                position={at + 1}
                hasGallery
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

interface Place {
  readonly act: OrderActions;
  readonly picture: OrderedPicture;
  readonly at: number;
}

const Tools = ({ act, picture, at }: Place) => {
  const { name, id } = picture;
  return (
    <div className={styles.tools}>
      <span className={styles.turned}>
        <IconButton
          icon="back"
          label={texts.labelled(texts.moveUp, name)}
          data-control={`${id} up`}
          onClick={() => act.move(picture, at - 1)}
        />
      </span>
      <span className={styles.turned}>
        <IconButton
          icon="forth"
          label={texts.labelled(texts.moveDown, name)}
          data-control={`${id} down`}
          onClick={() => act.move(picture, at + 1)}
        />
      </span>
      <Button isSmall aria-label={texts.labelled(texts.makeHero, name)} onClick={() => act.makeHero(picture)}>
        {texts.makeHero}
      </Button>
      <EditButton of={picture} act={act} />
      <Button
        isSmall
        variant="plain"
        aria-label={texts.labelled(texts.takeOut, name)}
        onClick={() => act.takeOut(picture, 'gallery')}
      >
        {texts.takeOut}
      </Button>
    </div>
  );
};

/**
 * Gives the focus back to a row that lost it because it was put elsewhere in the document. A picture that is taken out leaves it to the
 * first row, and the last one to what saves.
 */
const useRestoredFocus = (list: { readonly current: HTMLElement | null }) => {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [rows, had] = [list.current, last.current];
    if (!rows || !had || document.activeElement !== document.body) return;
    const control = had.dataset['control'];
    const same = control && rows.querySelector<HTMLElement>(`[data-control="${control}"]`);
    if (same) return same.focus();
    if (had.isConnected) return;
    const others = [rows, rows.closest('form')].map((place) => place?.querySelector<HTMLElement>(BUTTONS));
    others.find(Boolean)?.focus();
  });
  useLayoutEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      const isInForm = list.current?.closest('form')?.contains(target as Element);
      last.current = isInForm ? (target as HTMLElement) : null;
    };
    document.addEventListener('focusin', noteFocus);
    return () => document.removeEventListener('focusin', noteFocus);
  }, [list]);
};

const BUTTONS = 'li button, [type=submit]';
