// Draws the pictures to choose from, as rows that are dragged or moved by keys.
import { useRef, useState } from 'react';
import { Choice } from '#design/Field.tsx';
import { useDrag } from '#design/use-drag.ts';
import { DragHandle } from '#bundles/media/ui/public.ts';
import * as texts from '../texts.ts';
import type { PictureChoice } from '../views.ts';
import styles from './ExportForm.module.css';
import type { ChosenPictures } from './use-pictures.ts';

interface PictureChoicesProps {
  readonly pictures: ChosenPictures;
  readonly isAwake: boolean;
  /** The format takes none along. */
  readonly isHidden: boolean;
}

export const PictureChoices = ({ pictures, isAwake, isHidden }: PictureChoicesProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');
  const drag = useDrag(list, pictures.move);
  const { inOrder } = pictures;
  return (
    <fieldset hidden={isHidden}>
      <legend>{texts.picturesLegend}</legend>
      <input type="hidden" name="images[]" value="" />
      <ol ref={list} className={styles.pictures}>
        {inOrder.map((picture, at) => (
          <li key={picture.id} data-dragged={drag.dragged === picture.id || undefined}>
            {isAwake && inOrder.length > 1 && (
              <DragHandle
                id={picture.id}
                label={texts.dragHandle(picture.name, at + 1, inOrder.length)}
                at={at}
                count={inOrder.length}
                onDrag={() => drag.start(picture.id)}
                onMove={(to) => {
                  pictures.move(picture.id, to);
                  setNews(texts.movedTo(picture.name, Math.max(1, Math.min(inOrder.length, to + 1))));
                }}
              />
            )}
            <OnePicture picture={picture} pictures={pictures} />
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{news}</output>
    </fieldset>
  );
};

const OnePicture = ({ picture, pictures }: { picture: PictureChoice; pictures: ChosenPictures }) => {
  const { id, name, credit, thumb, isReusable } = picture;
  return (
    <Choice
      name="images[]"
      value={id}
      disabled={!isReusable}
      checked={isReusable && pictures.isChosen(id)}
      onChange={() => pictures.toggle(id)}
      label={
        <>
          {thumb && <img src={thumb} alt="" loading="lazy" />}
          <span>
            {name} {credit && <span className="note">{texts.credit(credit)}</span>}
            {!isReusable && <span className="note"> {texts.notReusable}</span>}
          </span>
        </>
      }
    />
  );
};
