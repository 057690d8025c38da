// What opens above a composer, one at a time.
import type { CommonContent } from '../../views.ts';
import type { ComposerProps, OpenDialog } from './Composer.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { PublishSheet } from './PublishSheet.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import * as texts from './texts.ts';
import type { Acts } from './use-acts.ts';
import { WordsSheet } from './WordsSheet.tsx';

interface DialogsProps<Content extends CommonContent>
  extends Pick<ComposerProps<Content>, 'view' | 'manuscript' | 'fieldNames'> {
  readonly acts: Acts;
  readonly open: OpenDialog;
  readonly onClose: () => void;
  /** Points of the checklist. */
  readonly openChecks: number;
}

export const ComposerDialogs = <Content extends CommonContent>(props: DialogsProps<Content>) => {
  const { view, manuscript, fieldNames, acts, open, onClose, openChecks } = props;
  const { writing, engine } = manuscript;
  const closeWhenDone = async (deed: Promise<boolean>) => {
    if (await deed) onClose();
  };
  switch (open) {
    case 'publish':
      return <PublishSheet errors={writing.errors} acts={acts} openChecks={openChecks} onClose={onClose} />;
    case 'submit':
      return (
        <WordsSheet
          title={texts.submitTitle}
          intro={texts.submitIntro}
          label={texts.submitNote}
          send={texts.submit}
          isBusy={acts.isBusy}
          onSend={(text) => void closeWhenDone(acts.submit(text))}
          onClose={onClose}
        />
      );
    case 'hand-back':
      return (
        <WordsSheet
          title={texts.handBackTitle}
          label={texts.handBackText}
          send={texts.handBack}
          missing={texts.handBackMissing}
          isBusy={acts.isBusy}
          onSend={(text) => void closeWhenDone(acts.handBack(text))}
          onClose={onClose}
        />
      );
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
      return <SignInDialog view={view} onSignedIn={engine.signedIn} onClose={onClose} />;
    case 'none':
      return null;
  }
};
