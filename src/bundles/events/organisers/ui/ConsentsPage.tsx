// Draws who names me as organiser, with the buttons that allow it and refuse it.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import * as texts from '../texts.ts';
import type { ConsentView, ConsentsView } from '../views.ts';

export const ConsentsPage = ({ view: { shell, consents } }: { view: ConsentsView }) => (
  <AccountShell shell={shell} title={texts.title} intro={texts.intro}>
    {consents.length === 0 ? (
      <Empty title={texts.nobodyTitle} text={texts.nobodyText} />
    ) : (
      <DeskList
        lines={consents.map((consent) => ({
          key: consent.authorId,
          name: consent.name,
          href: consent.href,
          note: consent.note,
          marks: [consent.state],
          actions: <Answers of={consent} />,
        }))}
      />
    )}
  </AccountShell>
);

const Answers = ({ of: { name, action, allow, deny } }: { of: ConsentView }) => (
  <form method="post" action={action} className="button-row">
    {allow && (
      <Button type="submit" name="act" value="allow" isSmall aria-label={texts.labelFor(allow, name)}>
        {allow}
      </Button>
    )}
    {deny && (
      <Button
        type="submit"
        name="act"
        value="deny"
        variant="quiet"
        isSmall
        aria-label={texts.labelFor(deny, name)}
      >
        {deny}
      </Button>
    )}
  </form>
);
