// Asks before a comment is deleted.
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import * as texts from '../texts.ts';

interface Props {
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export const DeleteDialog = ({ isSending, onConfirm, onClose }: Props) => (
  <Dialog
    title={texts.deleteTitle}
    onClose={onClose}
    actions={
      <>
        <Button variant="plain" disabled={isSending} onClick={onClose}>
          {texts.keepComment}
        </Button>
        <Button variant="danger" disabled={isSending} onClick={onConfirm}>
          {texts.deleteConfirm}
        </Button>
      </>
    }
  >
    <p>{texts.deleteQuestion}</p>
  </Dialog>
);
