// Draws the dialog to try: a button opens it, everything closes it.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';

/** Draws a dialog; it is an island, because a dialog is opened by script. */
export const DialogDemo = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.openDialog}</Button>
      {isOpen && (
        <Dialog
          title={texts.dialogTitle}
          onClose={close}
          actions={
            <>
              <Button variant="plain" onClick={close}>
                {texts.dialogKeep}
              </Button>
              <Button variant="main" onClick={close}>
                {texts.dialogDo}
              </Button>
            </>
          }
        >
          <p>{texts.dialogText}</p>
          <Field name="reason" label={texts.dialogReason} />
        </Dialog>
      )}
    </>
  );
};
