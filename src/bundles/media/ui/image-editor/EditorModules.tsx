// Draws the parts of the image editor beside the picture: turning, words, rights, another file. contract.md 3
import { Button } from '#design/Button.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { Icon } from '#design/Icon.tsx';
import {
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_COPYRIGHT_LENGTH,
  MAX_SOURCE_LENGTH,
} from '../../editing/constants.ts';
import { LICENCES } from '../../licences/constants.ts';
import { uploadPaths } from '../../upload/paths.ts';
import { url } from '#kernel/named-routes.ts';
import { deleteImage } from './editor-calls.ts';
import { Uploader } from '../upload/Uploader.tsx';
import styles from './ImageEditor.module.css';
import * as texts from './texts.ts';
import type { ImageEditorState } from './use-image-editor.ts';

interface ModuleProps {
  readonly editor: ImageEditorState;
}

export const RotationModule = ({ editor }: ModuleProps) => {
  const { draft, areControlsOff } = editor;
  return (
    <section>
      <h3>{texts.rotationHeading}</h3>
      {draft.upload || editor.isNew ? (
        <p className="note">{texts.newTurnsLater}</p>
      ) : (
        <>
          <div className="button-row">
            <Button isSmall isBusy={areControlsOff} onClick={() => editor.turnBy(-1)}>
              {texts.turnLeft}
            </Button>
            <Button isSmall isBusy={areControlsOff} onClick={() => editor.turnBy(1)}>
              {texts.turnRight}
            </Button>
            {draft.degrees !== 0 && (
              <Button isSmall variant="plain" isBusy={areControlsOff} onClick={editor.turnBack}>
                {texts.turnBack}
              </Button>
            )}
          </div>
          <output className="note">{texts.turned(draft.degrees)}</output>
        </>
      )}
    </section>
  );
};

export const CaptionModule = ({ editor: { draft, errors, change } }: ModuleProps) => (
  <Field
    name="caption"
    id="bild-caption"
    label={texts.caption}
    rows={2}
    maxLength={MAX_CAPTION_LENGTH}
    error={errors['caption']}
    value={draft.caption}
    onChange={({ currentTarget }) => change({ caption: currentTarget.value })}
  />
);

export const CopyrightModule = ({ editor }: ModuleProps) => {
  const { view, draft, errors, change } = editor;
  return (
    <>
      <Field
        name="copyright"
        id="bild-copyright"
        label={texts.copyright}
        help={texts.copyrightHelp}
        required={view.rules.copyrightRequired}
        maxLength={MAX_COPYRIGHT_LENGTH}
        error={errors['copyright']}
        value={draft.copyright}
        onChange={({ currentTarget }) => change({ copyright: currentTarget.value })}
      />
      <Field
        name="alt"
        id="bild-alt"
        label={texts.alt}
        help={texts.altHelp}
        maxLength={MAX_ALT_LENGTH}
        error={errors['alt']}
        value={draft.alt}
        onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
      />
      <Rights editor={editor} />
    </>
  );
};

/** Draws the part about rights, closed at first unless something in it is wrong. */
const Rights = ({ editor: { view, draft, errors, change } }: ModuleProps) => {
  const isWrong = ['source', 'licence', 'licence_ends_at', 'is_released'].some((name) => errors[name]);
  return (
    <details open={isWrong || undefined} className={styles.rights}>
      <summary>
        {texts.rightsHeading} <Icon name="chevron" />
      </summary>
      <Field
        name="source"
        id="bild-source"
        label={texts.source}
        help={texts.sourceHelp}
        maxLength={MAX_SOURCE_LENGTH}
        error={errors['source']}
        value={draft.source}
        onChange={({ currentTarget }) => change({ source: currentTarget.value })}
      />
      <div className={styles.pair}>
        <Field
          name="licence"
          id="bild-licence"
          label={texts.licence}
          options={LICENCE_OPTIONS}
          error={errors['licence']}
          value={draft.licence}
          onChange={({ currentTarget }) => change({ licence: currentTarget.value })}
        />
        <Field
          name="licence_ends_at"
          id="bild-licence_ends_at"
          label={texts.licenceEnd}
          help={texts.licenceEndHelp}
          type="date"
          error={errors['licence_ends_at']}
          value={draft.licenceEnd}
          onChange={({ currentTarget }) => change({ licenceEnd: currentTarget.value })}
        />
      </div>
      {view.may.release && (
        <Choice
          name="is_released"
          label={texts.release}
          checked={draft.isReleased}
          onChange={({ currentTarget }) => change({ isReleased: currentTarget.checked })}
        />
      )}
    </details>
  );
};

const LICENCE_OPTIONS = Object.entries(LICENCES).map(([value, { name }]) => ({ value, name }));

/** Takes a new image, or another file for this one. */
export const UploadModule = ({ editor }: ModuleProps) => {
  const { view, image, draft, takeUpload, keepFile, setUploading } = editor;
  const isFirst = image === null;
  if (draft.upload)
    return (
      <section>
        <h3>{texts.uploadHeading}</h3>
        <p>{texts.replaced(draft.upload.file.name)}</p>
        <Button isSmall onClick={keepFile}>
          {texts.keepOld}
        </Button>
      </section>
    );
  const uploader = (
    <Uploader
      isSingle
      keepsDuplicates={!isFirst}
      target={{ href: url(uploadPaths.upload), imageManagerPrefix: view.options.imageManagerPrefix }}
      rules={view.rules}
      onUploaded={takeUpload}
      onUnderWay={setUploading}
      removeNew={deleteImage}
    />
  );
  return isFirst ? (
    uploader
  ) : (
    <details className={styles.rights}>
      <summary>
        <Icon name="picture" /> {texts.replace} <Icon name="chevron" />
      </summary>
      {uploader}
    </details>
  );
};
