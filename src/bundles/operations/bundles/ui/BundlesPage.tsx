// Shows the bundles of the portal, and those that can be switched off.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { OperationsFrame } from '../../ui/OperationsFrame.tsx';
import { Part } from '../../ui/Part.tsx';
import * as texts from '../texts.ts';
import type { BundlesPageView, OptionalBundleView } from '../views.ts';

export const BundlesPage = ({ view }: { view: BundlesPageView }) => (
  <OperationsFrame view={view}>
    <Part title={texts.optionalHeading}>
      {view.refusal ? (
        <Callout title={texts.fixed}>
          <p>{view.refusal}</p>
        </Callout>
      ) : (
        <p className="note">{texts.optionalIntro}</p>
      )}
      {view.optional.length === 0 ? (
        <p className="note">{texts.noneOptional}</p>
      ) : (
        <DeskList
          lines={view.optional.map(({ key, name, text, marks, act }) => ({
            key,
            name,
            href: null,
            note: text,
            marks,
            ...(act && { actions: <Switch act={act} /> }),
          }))}
        />
      )}
    </Part>
    <Part title={texts.allHeading}>
      <DeskList
        lines={view.bundles.map(({ key, adds, marks }) => ({
          key,
          name: key,
          href: null,
          note: adds,
          marks,
        }))}
      />
    </Part>
  </OperationsFrame>
);

const Switch = ({ act }: { act: NonNullable<OptionalBundleView['act']> }) => (
  <form method="post" action={act.action}>
    <Button type="submit" name="act" value={act.value} isSmall aria-label={act.label}>
      {act.value === 'off' ? texts.off : texts.on}
    </Button>
  </form>
);
