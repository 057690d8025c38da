// Draws the reveal of the lists, for use within islands: choose images from two tabs, move them between these, bring new ones,
// hand over what is chosen. contract.md 2, 4
import { useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { REFERENCES_COPIED } from '../constants.ts';
import * as texts from '../texts.ts';
import type { ReferenceView } from '../views.ts';
import { FlashesInside } from './FlashesInside.tsx';
import { PickerTabs } from './PickerTabs.tsx';
import { callCopy } from './reference-calls.ts';
import styles from './References.module.css';
import { UploadPanel } from './UploadPanel.tsx';
import { useChoice } from './use-choice.ts';
import { useReferences } from './use-references.ts';

export interface RevealOptions {
  /** Names the editor that the images are for. */
  readonly imageManagerPrefix: string;
  /** One is chosen by default. */
  readonly isMultiple?: boolean;
  /** Also other media can be chosen; images only by default. */
  readonly takesAllTypes?: boolean;
}

/** Describes the detail of `litfass:references-copied` on the document. */
export interface ReferencesCopied {
  readonly imageManagerPrefix: string;
  readonly references: readonly ReferenceView[];
}

interface RevealProps extends RevealOptions {
  readonly onCopied?: (references: readonly ReferenceView[]) => void;
  readonly onClose: () => void;
}

export const ReferenceReveal = ({ onClose, ...props }: RevealProps) => {
  const { isMultiple = false, takesAllTypes = false } = props;
  const references = useReferences();
  const choice = useChoice(isMultiple);
  const [isUploading, setUploading] = useState(false);
  const [hasUploads, setHasUploads] = useState(false);
  const { isCopying, copy } = useCopying(props);
  const take = async () => {
    if (await copy(choice.chosen)) onClose();
  };
  return (
    <Dialog
      title={isUploading ? texts.uploadTitle : texts.pickerTitle}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="second"
            onClick={() => {
              setUploading(!isUploading);
              setHasUploads(true);
            }}
          >
            {isUploading ? texts.uploadEnd : texts.upload}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {texts.leave}
          </Button>
          {!isUploading && (
            <Button
              variant="main"
              disabled={choice.chosen.length === 0}
              isBusy={isCopying}
              onClick={() => void take()}
            >
              {texts.take}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.reveal}>
        <FlashesInside />
        {/* What is on its way goes on while somebody looks at the lists. */}
        {hasUploads && (
          <div hidden={!isUploading}>
            <UploadPanel />
          </div>
        )}
        {!isUploading && (
          <>
            <p>{isMultiple ? texts.pickMany : texts.pickOne}</p>
            <PickerTabs references={references} choice={choice} takesAllTypes={takesAllTypes} />
            <output className="note">{texts.chosen(choice.chosen.length)}</output>
          </>
        )}
      </div>
    </Dialog>
  );
};

const useCopying = ({ imageManagerPrefix, onCopied }: Omit<RevealProps, 'onClose'>) => {
  const [isCopying, setCopying] = useState(false);
  /** Hands over what is chosen; true when all were handed over. */
  const copy = async (chosen: readonly ReferenceView[]): Promise<boolean> => {
    setCopying(true);
    const answer = await callCopy(imageManagerPrefix, chosen);
    setCopying(false);
    if ('status' in answer) {
      showFlash({ type: 'alert', text: answer.msg ?? texts.copyFailed });
      return false;
    }
    onCopied?.(answer);
    const detail: ReferencesCopied = { imageManagerPrefix, references: answer };
    document.dispatchEvent(new CustomEvent(REFERENCES_COPIED, { detail }));
    showFlash({ type: 'success', text: texts.taken(answer.length) });
    return true;
  };
  return { isCopying, copy };
};
