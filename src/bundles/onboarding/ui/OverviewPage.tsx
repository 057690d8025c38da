// Shows the way from an empty portal to its first piece, step by step.
import { LinkButton } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Icon } from '#design/Icon.tsx';
import * as texts from '../texts.ts';
import type { OverviewPageView } from '../views.ts';
import styles from './Onboarding.module.css';

export const OverviewPage = ({ view }: { view: OverviewPageView }) => {
  const { steps, done, next, front, write } = view;
  return (
    <DeskContent title={next ? texts.title : texts.doneHeading} intro={next ? texts.intro : texts.introDone}>
      <div className={styles.overview}>
        <p className={styles.progress}>
          <progress value={done} max={steps.length} aria-label={texts.progress(done, steps.length)} />
          <span className="note">{texts.progress(done, steps.length)}</span>
        </p>
        <ol className={styles.list}>
          {steps.map(({ name, href, state, intro }) => (
            <li key={href} data-state={state || 'open'}>
              <a href={href}>
                <StepSign state={state} />
                <b>{name}</b>
                <span className={styles.state}>{texts.stateNames[state]}</span>
                <span className="note">{intro}</span>
              </a>
            </li>
          ))}
        </ol>
        <div className="button-row">
          {next ? (
            <LinkButton href={next.href} variant="main">
              {next.name}
            </LinkButton>
          ) : (
            <>
              <LinkButton href={write.href} variant="main">
                {write.name}
              </LinkButton>
              <a href={front.href}>{front.name}</a>
            </>
          )}
        </div>
      </div>
    </DeskContent>
  );
};

export const StepSign = ({ state }: { state: string }) => (
  <span className={styles.sign} aria-hidden="true">
    {state === 'done' && <Icon name="check" />}
    {state === 'later' && <Icon name="wait" />}
  </span>
);
