// Shows the focus point as numbers, and what it does to the cuts that pages make of the picture.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { PREVIEW_RATIOS } from './constants.ts';
import styles from './ImageEditor.module.css';
import * as texts from './texts.ts';
import type { ImageEditorState } from './use-image-editor.ts';

export const FocusModule = ({ editor }: { editor: ImageEditorState }) => {
  const { draft, errors, focus } = editor;
  return (
    <section>
      <h3>{texts.focusHeading}</h3>
      <p className="note">{texts.focusHelp}</p>
      <div className={styles.pair}>
        <Percent
          name="focus_x"
          label={texts.focusX}
          value={draft.focusX}
          error={errors['focus_x']}
          onChange={(x) => focus(x, draft.focusY)}
        />
        <Percent
          name="focus_y"
          label={texts.focusY}
          value={draft.focusY}
          error={errors['focus_y']}
          onChange={(y) => focus(draft.focusX, y)}
        />
        <Button onClick={() => focus(50, 50)}>{texts.centre}</Button>
      </div>
    </section>
  );
};

/** Draws the same picture in every cut, its focus point kept in sight. */
export const FocusPreviews = ({ editor: { src, draft } }: { editor: ImageEditorState }) => (
  <ul className={styles.previews} aria-label={texts.previewsLabel}>
    {PREVIEW_RATIOS.map((aspectRatio, at) => (
      <li key={aspectRatio}>
        <img src={src} alt="" style={{ aspectRatio, objectPosition: `${draft.focusX}% ${draft.focusY}%` }} />
        <span className="note">{texts.previewNames[at]}</span>
      </li>
    ))}
  </ul>
);

interface PercentProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (value: number) => void;
}

/** Draws a field for per cent that keeps what is typed while somebody types, even if it is empty. */
const Percent = ({ value, onChange, ...field }: PercentProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      {...field}
      id={`bild-${field.name}`}
      type="number"
      inputMode="decimal"
      min={0}
      max={100}
      step={0.1}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (currentTarget.value !== '') onChange(currentTarget.valueAsNumber);
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
