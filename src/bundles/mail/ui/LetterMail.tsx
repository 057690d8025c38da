// Draws a mail as HTML. Styles stand in attributes, which is all that mail programs understand; without colours of its own but
// those of the button and of the line at its top it is readable on light and on dark paper.
import type { CSSProperties } from 'react';
import type { LetterLink, MailLetter } from '../letter.ts';
import { buttonFails } from '../texts.ts';

interface LetterMailProps {
  letter: MailLetter;
  /** The name of the portal, above the letter. */
  portal: string;
  /** The ground of buttons. */
  fill: string;
}

export const LetterMail = ({ letter, portal, fill }: LetterMailProps) => (
  <html lang="de">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
    </head>
    <body style={PAGE}>
      <div style={COLUMN}>
        <p style={{ ...SENDER, borderTopColor: fill }}>{portal}</p>
        <p style={PARAGRAPH}>{letter.greeting}</p>
        {letter.paragraphs.map((paragraph, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- drawn once; a text may stand there twice
          <p key={at} style={PARAGRAPH}>
            {typeof paragraph === 'string' ? <Lines of={paragraph} /> : <Link to={paragraph} />}
          </p>
        ))}
        {letter.action && <Action to={letter.action} fill={fill} />}
        {letter.footer && (
          <p style={FOOTER}>
            <Lines of={letter.footer} />
          </p>
        )}
      </div>
    </body>
  </html>
);

const Lines = ({ of: text }: { of: string }) =>
  text.split('\n').map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- drawn once; a line may stand there twice
    <span key={at}>
      {at > 0 && <br />}
      {line}
    </span>
  ));

const Link = ({ to }: { to: LetterLink }) => (
  <a href={to.href} style={LINK}>
    {to.label}
  </a>
);

const Action = ({ to, fill }: { to: LetterLink; fill: string }) => (
  <>
    <p style={{ margin: '28px 0 12px' }}>
      <a href={to.href} style={{ ...BUTTON, background: fill }}>
        {to.label}
      </a>
    </p>
    <p style={SMALL}>
      {buttonFails}
      <br />
      <a href={to.href} style={{ ...LINK, wordBreak: 'break-all' }}>
        {to.href}
      </a>
    </p>
  </>
);

const PAGE: CSSProperties = { margin: 0, padding: '32px 20px' };
const COLUMN: CSSProperties = {
  maxWidth: '34em',
  margin: '0 auto',
  font: '16px/1.55 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
};
const SENDER: CSSProperties = {
  margin: '0 0 28px',
  paddingTop: '14px',
  borderTop: '3px solid',
  font: '600 22px/1.2 Georgia, "Times New Roman", serif',
};
const PARAGRAPH: CSSProperties = { margin: '0 0 16px' };
const LINK: CSSProperties = { color: 'inherit', textDecoration: 'underline' };
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: '8px',
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
};
const SMALL: CSSProperties = { margin: '0 0 16px', fontSize: '13px', opacity: 0.75 };
const FOOTER: CSSProperties = {
  margin: '32px 0 0',
  paddingTop: '16px',
  borderTop: '1px solid #8888',
  fontSize: '13px',
  opacity: 0.75,
};
