// Draws the pictures of a thing: the opening one, and those of its gallery in order.
import { Button, LinkButton } from '#design/Button.tsx';
import { useAwake } from '#kernel/browser/use-awake.ts';
import * as texts from '../texts.ts';
import type { PictureOrderView } from '../views.ts';
import { AddPictures } from './AddPictures.tsx';
import { GalleryOrder } from './GalleryOrder.tsx';
import { HeroChoice } from './HeroChoice.tsx';
import styles from './PictureOrder.module.css';
import { useOrder } from './use-order.ts';

/**
 * This is an island because pictures are dragged, moved by buttons and arrow keys, chosen, taken out, brought and edited before
 * all of it is saved at once. Without it numbers in a plain form say the order.
 */
export const PictureOrder = ({ view }: { view: PictureOrderView }) => {
  const act = useOrder(view);
  const isAwake = useAwake();
  return (
    <form
      method="post"
      action={view.action}
      className={isAwake ? styles.order : `${styles.order} ${styles.asleep}`}
      onSubmit={(event) => {
        event.preventDefault();
        act.save();
      }}
    >
      <input type="hidden" name="ownerType" value={view.ownerType} />
      <input type="hidden" name="ownerId" value={view.ownerId} />
      <input type="hidden" name="revision" value={view.revision} />
      <p>{introOf(view, isAwake)}</p>
      <HeroChoice view={view} act={act} isAwake={isAwake} />
      {view.hasGallery && <GalleryOrder act={act} isAwake={isAwake} />}
      {isAwake && <AddPictures view={view} onAdd={act.add} />}
      <output className="visually-hidden">{act.news}</output>
      <div className={styles.bar}>
        <Button type="submit" variant="main" isBusy={act.isSaving}>
          {act.isSaving ? texts.savingOrder : texts.saveOrder}
        </Button>
        <LinkButton href={view.href} variant="plain">
          {texts.backToPiece}
        </LinkButton>
        {isAwake && <output className="note">{act.hasChanges ? texts.notSavedYet : texts.allSaved}</output>}
      </div>
    </form>
  );
};

const introOf = ({ hasGallery }: PictureOrderView, isAwake: boolean) => {
  if (!hasGallery) return texts.orderIntroSingle;
  return isAwake ? texts.orderIntro : texts.orderIntroPlain;
};
