// Shows all states of a mail.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { MAIL_STATES } from '../constants.ts';
import { stateNames } from '../texts.ts';
import { MailStateMark } from './MailStateMark.tsx';

const Examples = () => (
  <p className="meta">
    {MAIL_STATES.map((state) => (
      <MailStateMark key={state} state={state} name={stateNames[state]} />
    ))}
  </p>
);

export const sheet: ExampleSheet = { title: 'Zustand einer Mail', Examples };
