// A mail as HTML. Styles stand in attributes, which is all that mail programs understand; without colours of its own but the
// button's it is readable on light and on dark paper.
import type { CSSProperties } from 'react';
import type { LetterLink, MailLetter } from '../letter.ts';
import { buttonFails } from '../texts.ts';

export const LetterMail = ({ letter }: { letter: MailLetter }) => (
  <html lang="de">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
    </head>
    <body style={PAGE}>
      <div style={COLUMN}>
        <p style={PARAGRAPH}>{letter.greeting}</p>
        {letter.paragraphs.map((paragraph, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- drawn once; a text may stand there twice
          <p key={at} style={PARAGRAPH}>
            {typeof paragraph === 'string' ? <Lines of={paragraph} /> : <Link to={paragraph} />}
          </p>
        ))}
        {letter.action && <Action to={letter.action} />}
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

const Action = ({ to }: { to: LetterLink }) => (
  <>
    <p style={{ margin: '28px 0 12px' }}>
      <a href={to.href} style={BUTTON}>
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
const PARAGRAPH: CSSProperties = { margin: '0 0 16px' };
const LINK: CSSProperties = { color: 'inherit', textDecoration: 'underline' };
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: '8px',
  background: '#b3261e',
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
