// Asks before an image is deleted, for browsers without JavaScript; of one in use it says where.
import { Button, LinkButton } from '#design/Button.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as texts from '../texts.ts';
import type { DeletePageView } from '../views.ts';

export const DeleteImagePage = ({ view }: { view: DeletePageView }) => (
  <AccountShell shell={view.shell} title={texts.deleteTitle}>
    <div style={{ maxWidth: '20rem' }}>
      <Picture of={view.picture} sizes="320px" />
    </div>
    {view.isUsed ? <Uses view={view} /> : <p>{texts.deleteQuestion}</p>}
    <form method="post" action={view.action} className="button-row">
      {!view.isUsed && (
        <Button type="submit" variant="danger">
          {texts.deleteConfirm}
        </Button>
      )}
      <LinkButton href={view.back} variant="plain">
        {texts.keep}
      </LinkButton>
    </form>
  </AccountShell>
);

const Uses = ({ view: { uses, rest } }: { view: DeletePageView }) => (
  <>
    <p role="alert">{texts.stillUsedElsewhere}</p>
    {uses.length > 0 && (
      <ul>
        {uses.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        {rest !== '' && <li>{rest}</li>}
      </ul>
    )}
  </>
);
