// Draws an issue as a mail: tables and styles in attributes, which is what mail programs understand. There is one column, as
// wide as the program lets it; colours of the dark scheme come by a style sheet, for programs that read one.
import type { CSSProperties } from 'react';
import { MAIL_WIDTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { LetterColors, LetterEntryView, LetterView } from '../views.ts';
import { Dates, Discussed } from './LetterParts.tsx';
import { Cell, Gap, Row, SERIF, SANS, Section } from './letter-tables.tsx';
import { linesOf } from './lines-of.tsx';

export interface LetterMailProps {
  letter: LetterView;
  colors: LetterColors;
  /** The style sheet for dark screens; null where one scheme alone is looked at. */
  darkStyles: string | null;
}

export const LetterMail = ({ letter, colors, darkStyles }: LetterMailProps) => (
  <html lang="de" dir="ltr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{letter.subject}</title>
      {darkStyles && <style>{darkStyles}</style>}
    </head>
    <body className="l-page" style={{ margin: 0, padding: 0, backgroundColor: colors.page }}>
      <div style={HIDDEN}>{letter.preheader}</div>
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        className="l-page"
        style={{ backgroundColor: colors.page }}
      >
        <tbody>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell for the layout, with the letter in it */}
            <td align="center" style={{ padding: '16px 8px 32px' }}>
              <table
                role="presentation"
                width={MAIL_WIDTH}
                cellPadding={0}
                cellSpacing={0}
                className="l-paper"
                style={{ width: '100%', maxWidth: `${MAIL_WIDTH}px`, backgroundColor: colors.paper }}
              >
                <tbody>
                  <Head letter={letter} colors={colors} />
                  <News letter={letter} colors={colors} />
                  {letter.dates.length > 0 && <Dates letter={letter} colors={colors} />}
                  {letter.discussed.length > 0 && <Discussed letter={letter} colors={colors} />}
                  <Foot letter={letter} colors={colors} />
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);

interface PartProps {
  letter: LetterView;
  colors: LetterColors;
}

const Head = ({ letter, colors }: PartProps) => (
  <>
    <Row>
      <td
        className="l-fill"
        height={6}
        style={{ height: '6px', lineHeight: '6px', fontSize: '1px', backgroundColor: colors.fill }}
      >
        {'\u00a0'}
      </td>
    </Row>
    <Cell padding="26px 28px 0">
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td align="left" className="l-quiet" style={{ ...NOTE, color: colors.quiet }}>
              <a
                href={letter.portalHref}
                className="l-quiet"
                style={{ color: colors.quiet, textDecoration: 'none', fontWeight: 600 }}
              >
                {letter.portal}
              </a>
            </td>
            <td align="right" className="l-quiet" style={{ ...NOTE, color: colors.quiet }}>
              {letter.day}
            </td>
          </tr>
        </tbody>
      </table>
      <h1 className="l-ink" style={{ ...TITLE, color: colors.ink }}>
        {letter.newsletter}
      </h1>
    </Cell>
    <Cell padding="0 28px">
      <Rules color={colors.ink} />
    </Cell>
    {letter.intro.length > 0 && (
      <Cell padding="18px 28px 0">
        {letter.intro.map((paragraph, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- drawn once; a paragraph may stand there twice
          <p key={at} className="l-ink" style={{ ...TEXT, color: colors.ink }}>
            {linesOf(paragraph)}
          </p>
        ))}
      </Cell>
    )}
  </>
);

/** Draws a thick and a thin line, as above the sections of the paper. */
const Rules = ({ color }: { color: string }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td
          className="l-rule"
          height={4}
          style={{
            height: '3px',
            borderTop: `3px solid ${color}`,
            borderBottom: `1px solid ${color}`,
            lineHeight: '2px',
            fontSize: '1px',
          }}
        >
          {'\u00a0'}
        </td>
      </tr>
    </tbody>
  </table>
);

const News = ({ letter: { news }, colors }: PartProps) => {
  const [lead, ...others] = news;
  if (!lead) return null;
  return (
    <>
      <Lead entry={lead} colors={colors} />
      {others.map((entry) => (
        <Entry key={entry.href} entry={entry} colors={colors} />
      ))}
      <Gap height={12} />
    </>
  );
};

interface EntryProps {
  entry: LetterEntryView;
  colors: LetterColors;
}

const Lead = ({ entry, colors }: EntryProps) => (
  <>
    {entry.picture && (
      <Cell padding="22px 28px 0">
        <a href={entry.href} style={{ textDecoration: 'none' }}>
          <img
            src={entry.picture.src}
            alt={entry.picture.alt}
            width={MAIL_WIDTH - 56}
            height={Math.round(((MAIL_WIDTH - 56) * entry.picture.height) / entry.picture.width)}
            style={{ ...PICTURE, width: '100%', height: 'auto' }}
          />
        </a>
      </Cell>
    )}
    <Cell padding="18px 28px 22px">
      <Words entry={entry} colors={colors} size={28} />
    </Cell>
  </>
);

/** Draws a row with its picture at the right; programs without room let it stand there all the same. */
const Entry = ({ entry, colors }: EntryProps) => (
  <Cell padding="0 28px">
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="l-line"
      style={{ borderTop: `1px solid ${colors.line}` }}
    >
      <tbody>
        <tr>
          <td valign="top" style={{ padding: '18px 0' }}>
            <Words entry={entry} colors={colors} size={20} />
          </td>
          {entry.picture && (
            <td
              width={136}
              valign="top"
              align="right"
              style={{ width: '120px', padding: '22px 0 18px 16px' }}
            >
              <a href={entry.href} style={{ textDecoration: 'none' }}>
                <img
                  src={entry.picture.src}
                  alt={entry.picture.alt}
                  width={120}
                  height={Math.round((120 * entry.picture.height) / entry.picture.width)}
                  style={{ ...PICTURE, width: '120px', height: 'auto' }}
                />
              </a>
            </td>
          )}
        </tr>
      </tbody>
    </table>
  </Cell>
);

const Words = ({ entry, colors, size }: EntryProps & { size: number }) => (
  <>
    <p className="l-accent" style={{ ...KICKER, color: colors.accent }}>
      {entry.kicker}
      {entry.isPremium && <span> {texts.premiumMark}</span>}
    </p>
    <h2 style={{ margin: 0, font: `600 ${size}px/1.2 ${SERIF}` }}>
      <a href={entry.href} className="l-ink" style={{ color: colors.ink, textDecoration: 'none' }}>
        {entry.headline}
      </a>
    </h2>
    {entry.lead && (
      <p
        className="l-ink"
        style={{ ...TEXT, margin: '8px 0 0', fontSize: size > 20 ? '17px' : '15px', color: colors.ink }}
      >
        {entry.lead}
      </p>
    )}
    {entry.byline && (
      <p className="l-quiet" style={{ ...NOTE, margin: '8px 0 0', color: colors.quiet }}>
        {texts.byline(entry.byline)}
      </p>
    )}
  </>
);

const Foot = ({ letter, colors }: PartProps) => {
  const link: CSSProperties = { color: colors.quiet, textDecoration: 'underline' };
  return (
    <Section colors={colors}>
      <p className="l-quiet" style={{ ...NOTE, color: colors.quiet }}>
        {texts.footWhy(letter.newsletter, letter.portal)}
      </p>
      <p className="l-quiet" style={{ ...NOTE, margin: '10px 0 0', color: colors.quiet }}>
        <a href={letter.unsubscribeHref} className="l-quiet" style={link}>
          {texts.footUnsubscribe}
        </a>
        {' · '}
        <a href={letter.webHref} className="l-quiet" style={link}>
          {texts.footOnTheWeb}
        </a>
        {' · '}
        <a href={letter.archiveHref} className="l-quiet" style={link}>
          {texts.footArchive}
        </a>
      </p>
      <p className="l-quiet" style={{ ...NOTE, margin: '10px 0 0', color: colors.quiet }}>
        {letter.contact}
      </p>
    </Section>
  );
};

const HIDDEN: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  fontSize: '1px',
  lineHeight: '1px',
  opacity: 0,
};
const TITLE: CSSProperties = {
  margin: '10px 0 14px',
  font: `600 36px/1.1 ${SERIF}`,
  letterSpacing: '-0.01em',
};
const TEXT: CSSProperties = { margin: '0 0 12px', font: `400 17px/1.5 ${SERIF}` };
const NOTE: CSSProperties = { margin: 0, font: `400 13px/1.5 ${SANS}` };
const KICKER: CSSProperties = { margin: '0 0 5px', font: `600 13px/1.4 ${SANS}` };
const PICTURE: CSSProperties = {
  display: 'block',
  border: 0,
  borderRadius: '2px',
  font: `400 13px/1.4 ${SANS}`,
};
