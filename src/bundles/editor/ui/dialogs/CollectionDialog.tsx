// Offers pictures, videos and sounds from one's two lists (Merkliste).
import type { SlotDialogProps } from './dialog-props.ts';
import { ReferenceLists } from './ReferenceLists.tsx';
import { slotOfReference } from './slots.ts';

export const CollectionDialog = ({ onPick, onClose }: SlotDialogProps) => (
  <ReferenceLists
    isMultiple
    takesAllTypes
    onCopied={(references) => onPick(references.map(slotOfReference))}
    onClose={onClose}
  />
);
