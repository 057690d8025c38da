// Draws the button below what was found that has the portal tell of what comes out later.
import { Button } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { SaveView } from '../views.ts';

export const SaveSearch = ({ save: { action, fields, isSaved, listHref } }: { save: SaveView }) =>
  isSaved ? (
    <p className="note">
      {texts.isSaved} <a href={listHref}>{texts.toList}</a>
    </p>
  ) : (
    <form method="post" action={action}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="quiet">
        {texts.save}
      </Button>
    </form>
  );
