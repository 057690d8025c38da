// This is what each of the dialogs takes; see MediaDialog.
import { useEffect, useRef } from 'react';
import type { MediaDialogProps, SlotJson } from '../media-dialog.ts';

export type SlotDialogProps = Omit<MediaDialogProps, 'tool'>;

/** Puts slots into the text, unless the dialog was closed while the server was asked. */
export const usePick = (onPick: SlotDialogProps['onPick']) => {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return (...slots: readonly SlotJson[]) => {
    if (isOpen.current) onPick(slots);
  };
};

/** Returns a ref for the field that gets the focus first: a dialog itself would begin with its cross. */
export const useFirstFocus = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
};
