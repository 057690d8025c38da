// Draws the text itself: the editor, begun anew only when the text changed otherwise than by typing in it, or its tools did.
import { useRef, useState } from 'react';
import { RichTextField } from '#bundles/editor/ui/public.ts';
import type { RichTextFieldProps } from '#bundles/editor/ui/public.ts';
import { isSame } from '../../../rules/same.ts';
import { useRestoredCaret } from './use-restored-caret.ts';

export const TextPart = ({ value, onChange, ...props }: RichTextFieldProps) => {
  const [shown, setShown] = useState({ value, times: 0 });
  if (shown.value !== value) setShown({ value, times: shown.times + (isSame(shown.value, value) ? 0 : 1) });
  const frame = useRef<HTMLDivElement>(null);
  useRestoredCaret(frame, shown.times);
  return (
    <div ref={frame} data-field={props.name}>
      <RichTextField
        {...props}
        key={`${props.set} ${shown.times}`}
        value={value}
        onChange={(document: RichTextFieldProps['value']) => {
          setShown({ ...shown, value: document });
          onChange(document);
        }}
      />
    </div>
  );
};
