// Draws the picture that stands for the thing, without JavaScript also the choice to have none.
import { Button } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { PictureOrderView } from '../views.ts';
import { EditButton } from './EditButton.tsx';
import { OrderThumb } from './OrderThumb.tsx';
import styles from './PictureOrder.module.css';
import { PlainChoice } from './PlainChoice.tsx';
import type { OrderActions } from './use-order.ts';

interface HeroChoiceProps {
  readonly view: PictureOrderView;
  readonly act: OrderActions;
  readonly isAwake: boolean;
}

export const HeroChoice = ({ view, act, isAwake }: HeroChoiceProps) => {
  const { hero } = act.order;
  return (
    <section className={styles.part}>
      <h2>{texts.heroHeading}</h2>
      {hero ? (
        <div className={styles.row}>
          <OrderThumb of={hero} isLarge />
          <p className={styles.name}>{hero.name}</p>
          {isAwake ? (
            <div className={styles.tools}>
              <EditButton of={hero} act={act} />
              {view.hasGallery && (
                <Button isSmall onClick={() => act.toGallery(hero)}>
                  {texts.toGallery}
                </Button>
              )}
              <Button
                isSmall
                variant="plain"
                aria-label={texts.labelled(texts.takeOut, hero.name)}
                onClick={() => act.takeOut(hero, 'hero')}
              >
                {texts.takeOut}
              </Button>
            </div>
          ) : (
            <PlainChoice of={hero} at={0} isHero position={null} hasGallery={view.hasGallery} />
          )}
        </div>
      ) : (
        <p className="note">{texts.noHeroYet}</p>
      )}
      {!isAwake && (
        <label>
          <input type="radio" name="heroId" value="" defaultChecked={!hero} /> {texts.noHero}
        </label>
      )}
    </section>
  );
};
