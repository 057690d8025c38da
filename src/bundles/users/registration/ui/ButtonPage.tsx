// Draws one button that does what a link was sent for. Mail scanners follow links, but press no buttons.
import { Button } from '#design/Button.tsx';
import { EntryPage } from '../../ui/EntryPage.tsx';
import type { ButtonPageView } from '../views.ts';

export const ButtonPage = ({ view }: { view: ButtonPageView }) => (
  <EntryPage title={view.title} intro={view.intro}>
    <form method="post" action={view.action}>
      <div>
        <Button type="submit" variant="main">
          {view.button}
        </Button>
      </div>
    </form>
  </EntryPage>
);
