// Leads to the reveal of the lists, from wherever images are wanted.
import { useRef, useState } from 'react';
import { LinkButton } from '#design/Button.tsx';
import { url } from '#kernel/named-routes.ts';
import { referencePaths } from '../paths.ts';
import * as texts from '../texts.ts';
import { ReferenceReveal } from './ReferenceReveal.tsx';
import type { RevealOptions } from './ReferenceReveal.tsx';

/**
 * This is an island because it opens the lists in a dialog over the page, and tells by the event `litfass:references-copied`
 * what was chosen. Without it the link leads to the page of the lists.
 */
export const ReferencePicker = ({ view }: { view: RevealOptions }) => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <>
      <LinkButton
        ref={opener}
        href={url(referencePaths.page)}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {texts.openPicker}
      </LinkButton>
      {isOpen && <ReferenceReveal {...view} onClose={close} />}
    </>
  );
};
