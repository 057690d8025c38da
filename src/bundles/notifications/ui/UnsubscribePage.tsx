// Asks whether mails should stop, and says that they have. Reached from a mail, by people who needn't be signed in.
import { EntryPage } from '#bundles/users/ui/public.ts';
import { Button, LinkButton } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { UnsubscribePageView } from '../views.ts';

export const UnsubscribePage = ({ view }: { view: UnsubscribePageView }) => (
  <EntryPage title={texts.unsubscribeTitle} intro={sentenceOf(view)}>
    <form method="post" action={view.action}>
      <p>{texts.unsubscribeNote}</p>
      <div className="button-row">
        {!view.done && (
          <Button type="submit" variant="main">
            {texts.unsubscribeThese}
          </Button>
        )}
        {view.done !== 'all' && (
          <Button type="submit" name="was" value="alle">
            {texts.unsubscribeAll}
          </Button>
        )}
        <LinkButton variant="plain" href={view.settingsHref}>
          {texts.toSettings}
        </LinkButton>
      </div>
    </form>
  </EntryPage>
);

const sentenceOf = ({ what, done }: UnsubscribePageView): string => {
  if (done === 'all') return texts.unsubscribedAll;
  return done ? texts.unsubscribedThese(what) : texts.unsubscribeQuestion(what);
};
