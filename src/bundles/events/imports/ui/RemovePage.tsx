// Draws /schreiben/kalender/{id}/entfernen: asks before a calendar is forgotten.
import { Button, LinkButton } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { RemoveView } from '../views.ts';
import { Frame } from './Frame.tsx';

export const RemovePage = ({ view: { shell, title, action, back } }: { view: RemoveView }) => (
  <Frame shell={shell} title={title} intro={texts.removeText}>
    <form method="post" action={action} className="button-row">
      <Button type="submit" variant="danger">
        {texts.removeButton}
      </Button>
      <LinkButton href={back}>{texts.cancel}</LinkButton>
    </form>
  </Frame>
);
