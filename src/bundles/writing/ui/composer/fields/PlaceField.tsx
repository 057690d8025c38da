// Draws the place that a piece belongs to: chosen from those at hand as soon as one comes to the field, or typed with
// suggestions from two letters on.
import { useState } from 'react';
import { fieldIdOf } from '#design/Field.tsx';
import { url } from '#kernel/named-routes.ts';
import { MIN_SUGGEST_LENGTH } from '../../../constants.ts';
import { writingPaths } from '../../../paths.ts';
import type { PlaceView } from '../../../views.ts';
import * as texts from '../texts.ts';
import { Combobox } from './Combobox.tsx';
import styles from './Fields.module.css';
import { cachePlace, nameOfPlace } from './place-names.ts';
import { FieldError } from './TextField.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface PlaceFieldProps {
  readonly id: number | null;
  /** What the page knows of the place it began with. */
  readonly known: PlaceView | null;
  /** The places to choose from as long as the server gives no answer. */
  readonly atHand?: readonly PlaceView[] | undefined;
  readonly onChange: (id: number | null) => void;
  readonly error?: string | undefined;
}

export const PlaceField = ({ id, known, atHand = [], onChange, error }: PlaceFieldProps) => {
  /** What is typed; null while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isHere, setHere] = useState(false);
  const asked = isHere || typed !== null ? addressFor(typed) : '';
  const found = useSuggestions<{ places: readonly PlaceView[] }>(asked);
  const places = found?.places ?? (asked === '' ? [] : atHand.filter(({ name }) => isMeant(name, typed)));
  const take = (key: string) => {
    const place = places.find((one) => String(one.id) === key);
    if (!place) return;
    cachePlace(place);
    onChange(place.id);
    setTyped(null);
  };
  const isInVain = found !== null && places.length === 0 && (typed ?? '').trim().length >= MIN_SUGGEST_LENGTH;
  return (
    <div className={styles.field} data-field="locationId">
      <label
        id={`${fieldIdOf('locationId')}-label`}
        htmlFor={fieldIdOf('locationId')}
        data-mark={texts.needed}
      >
        {texts.place}
      </label>
      <Combobox
        name="locationId"
        words={typed ?? nameOfPlace(id, known)}
        onWords={(words) => {
          setTyped(words);
          if (words.trim() === '') onChange(null);
        }}
        suggestions={places.map((place) => ({ key: String(place.id), name: place.name, note: place.note }))}
        onTake={take}
        onFocus={() => setHere(true)}
        onBlur={() => {
          setHere(false);
          // Who typed the whole name and went on meant it.
          const meant = places.find(({ name }) => name.toLowerCase() === typed?.trim().toLowerCase());
          if (meant) take(String(meant.id));
          else setTyped(null);
        }}
        isInvalid={error !== undefined}
        isNeeded
      />
      <div id={`${fieldIdOf('locationId')}-hint`} className={styles.hint}>
        <FieldError text={error} />
        <output className={styles.news}>
          {isInVain
            ? texts.placeNone
            : typed !== null && places.length > 0 && texts.placesFound(places.length)}
        </output>
        {typed === null && id === null && <span>{texts.placeHint}</span>}
      </div>
    </div>
  );
};

const isMeant = (name: string, typed: string | null): boolean =>
  name.toLowerCase().includes((typed ?? '').trim().toLowerCase());

/** Returns the address that asks for places, for those at hand before anything is typed; a single letter asks nothing. */
const addressFor = (typed: string | null): string => {
  const asked = typed?.trim() ?? '';
  if (asked === '') return url(writingPaths.suggestPlaces);
  return asked.length < MIN_SUGGEST_LENGTH ? '' : url(writingPaths.suggestPlaces, {}, { q: asked });
};
