// Draws the button beside a plain field of BBCode that brings the small editor, and takes it away again.
import { type ComponentType, useState } from 'react';
import { Button } from '#design/Button.tsx';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { useAwake } from '#kernel/browser/use-awake.ts';
import type { SmallFieldProps } from '../SmallField.tsx';
import * as texts from './texts.ts';

/**
 * Draws the button as an island: the editor is fetched only when somebody asks for it; the field itself is drawn by the page
 * and works without. The button has its place from the start, and is seen as soon as it does something.
 */
export const ShapeField = ({ fieldId, label }: Omit<SmallFieldProps, 'onFail'>) => {
  const isAwake = useAwake();
  const [Small, setSmall] = useState<ComponentType<SmallFieldProps>>();
  const fail = () => {
    setSmall(undefined);
    showFlash({ type: 'alert', text: texts.shapeFailed });
  };
  const toggle = async () => {
    if (Small) return setSmall(undefined);
    const loaded = await import('../SmallField.tsx').catch(fail);
    return loaded && setSmall(() => loaded.SmallField);
  };
  return (
    <>
      <Button variant="plain" onClick={() => void toggle()} style={isAwake ? undefined : WAITING}>
        {Small ? texts.shapePlain : texts.shape}
      </Button>
      {Small && <Small fieldId={fieldId} label={label} onFail={fail} />}
    </>
  );
};

const WAITING = { visibility: 'hidden' } as const;
