// Uploads pictures on /konto/bilder with a plain form that becomes the uploader.
import { useEffect } from 'react';
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { request } from '#kernel/browser/requests.ts';
import { useAwake } from '#kernel/browser/use-awake.ts';
import { MEDIA_RELOADED } from '../../elements/constants.ts';
import { EDITOR_EVENT } from '../../ui/image-editor/constants.ts';
import { deleteImage } from '../../ui/image-editor/editor-calls.ts';
import * as uploadTexts from '../../ui/upload/texts.ts';
import { Uploader } from '../../ui/upload/Uploader.tsx';
import { LIST_ID, OWN_PREFIX } from '../constants.ts';
import type { EditorNews } from '../../ui/image-editor/open-image-editor.ts';
import type { OwnUploadsView } from '../views.ts';
import styles from './OwnImages.module.css';

/**
 * This is an island because files are dropped, pasted or chosen several at once, each with real progress, and the list below
 * shows them without leaving the page. Without it the form sends one file.
 */
export const OwnUploads = (view: OwnUploadsView) => {
  const isAwake = useAwake();
  useEffect(() => {
    document.addEventListener(EDITOR_EVENT, followEditor);
    // The words beside a picture say how far it is, so they are drawn anew with it.
    document.addEventListener(MEDIA_RELOADED, drawListAnew);
    return () => {
      document.removeEventListener(EDITOR_EVENT, followEditor);
      document.removeEventListener(MEDIA_RELOADED, drawListAnew);
    };
  }, []);
  return (
    <>
      <div className={styles.scripted}>
        <Uploader
          rules={view.rules}
          target={{ href: view.callHref, imageManagerPrefix: OWN_PREFIX }}
          onUploaded={() => void drawListAnew()}
          removeNew={deleteImage}
        />
      </div>
      {!isAwake && (
        <div className={styles.scriptless}>
          <PlainForm view={view} />
        </div>
      )}
    </>
  );
};

const PlainForm = ({ view: { rules, formHref, error } }: { view: OwnUploadsView }) => (
  <form method="post" action={formHref} encType="multipart/form-data">
    <Field
      as={FileInput}
      name="file"
      label={uploadTexts.fileField}
      help={uploadTexts.accepted(rules.types)}
      error={error}
      accept={rules.accept}
      required
    />
    <Button type="submit" variant="second">
      {uploadTexts.send}
    </Button>
  </form>
);

/** Draws the list anew after something was changed or taken away in the editor. */
const followEditor = (event: Event) => {
  const { state } = (event as CustomEvent<EditorNews>).detail;
  if (state === 'saved' || state === 'removed') void drawListAnew();
};

/** Draws the list as a new visit would show it; what can't be fetched now is there next time. */
const drawListAnew = async () => {
  const html = await request(location.href, {}, (response) => (response.ok ? response.text() : '')).catch(
    () => '',
  );
  const fresh = new DOMParser().parseFromString(html, 'text/html').getElementById(LIST_ID);
  if (!fresh) return;
  // A page that had no pictures came without the script that makes them alive.
  if (!customElements.get('media-element'))
    await import('../../elements/ui/media-element.ts').then(({ defineMediaElement }) => defineMediaElement());
  document.getElementById(LIST_ID)?.replaceWith(document.adoptNode(fresh));
  if (document.querySelector('[data-stub]'))
    await import('../../elements/ui/stub-watch.ts').then(({ watchStubs }) => watchStubs());
};
