// Draws what opens above a composer, one at a time.
import { adviceIn } from '../../rules/checklist.ts';
import type { CommonContent } from '../../views.ts';
import type { ComposerProps, OpenDialog } from './Composer.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { PublishSheet } from './PublishSheet.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import { SubmitSheet } from './SubmitSheet.tsx';
import * as texts from './texts.ts';
import type { Acts } from './use-acts.ts';
import { WordsSheet } from './WordsSheet.tsx';

interface DialogsProps<Content extends CommonContent>
  extends Pick<ComposerProps<Content>, 'view' | 'manuscript' | 'fieldNames' | 'needs' | 'checks'> {
  readonly acts: Acts;
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

export const ComposerDialogs = <Content extends CommonContent>(props: DialogsProps<Content>) => {
  const { view, manuscript, fieldNames, needs, checks, acts, open, onClose } = props;
  const { writing, engine } = manuscript;
  switch (open) {
    case 'publish':
      return (
        <PublishSheet
          errors={writing.errors}
          acts={acts}
          missing={needs.flatMap(({ name, isThere }) => (isThere ? [] : [name]))}
          openAdvice={adviceIn(checks).filter(({ isGood }) => !isGood).length}
          onClose={onClose}
        />
      );
    case 'submit':
      return <SubmitSheet acts={acts} may={writing.may} onClose={onClose} />;
    case 'hand-back':
      return <HandBackSheet acts={acts} onClose={onClose} />;
    case 'conflict':
      return writing.conflict ? (
        <MergeDialog
          mine={writing.content}
          conflict={writing.conflict}
          fieldNames={fieldNames}
          view={view}
          onResolve={(choices) => {
            engine.resolve(choices);
            onClose();
          }}
          onClose={onClose}
        />
      ) : null;
    case 'sign-in':
      return <SignInDialog view={view} id={writing.id} onSignedIn={engine.signedIn} onClose={onClose} />;
    case 'none':
      return null;
  }
};

type SheetProps = Pick<DialogsProps<CommonContent>, 'acts' | 'onClose'>;

const HandBackSheet = ({ acts, onClose }: SheetProps) => (
  <WordsSheet
    title={texts.handBackTitle}
    label={texts.handBackText}
    send={texts.handBack}
    missing={texts.handBackMissing}
    isBusy={acts.isBusy}
    onSend={(text) => void closeWhenDone(acts.handBack(text), onClose)}
    onClose={onClose}
  />
);

const closeWhenDone = async (deed: Promise<boolean>, close: () => void) => {
  if (await deed) close();
};
