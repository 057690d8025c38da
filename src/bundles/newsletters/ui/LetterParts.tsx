// Draws what takes place and what is talked about, in a letter.
import * as texts from '../texts.ts';
import type { LetterColors, LetterView } from '../views.ts';
import { SANS, SERIF, Section } from './letter-tables.tsx';

interface PartProps {
  letter: LetterView;
  colors: LetterColors;
}

export const Dates = ({ letter: { dates }, colors }: PartProps) => (
  <Section title={texts.datesHeading} colors={colors}>
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        {dates.map(({ href, date, headline, kicker }) => (
          <tr key={href}>
            <td
              width={58}
              valign="top"
              align="center"
              className="l-ink"
              style={{
                width: '58px',
                padding: '8px 0 10px',
                color: colors.ink,
                font: `600 13px/1.3 ${SANS}`,
              }}
            >
              <span className="l-accent" style={{ color: colors.accent }}>
                {date?.weekday}
              </span>
              <br />
              <span style={{ font: `600 24px/1.1 ${SERIF}` }}>{date?.day}</span>
              <br />
              {date?.month}
            </td>
            <td valign="top" style={{ padding: '8px 0 10px 14px' }}>
              <h3 style={{ margin: 0, font: `600 18px/1.25 ${SERIF}` }}>
                <a href={href} className="l-ink" style={{ color: colors.ink, textDecoration: 'none' }}>
                  {headline}
                </a>
              </h3>
              <p
                className="l-quiet"
                style={{ margin: '4px 0 0', font: `400 13px/1.5 ${SANS}`, color: colors.quiet }}
              >
                {date?.where || kicker}
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

export const Discussed = ({ letter: { discussed }, colors }: PartProps) => (
  <Section title={texts.discussedHeading} colors={colors}>
    {discussed.map(({ href, headline, comments }) => (
      <p key={href} style={{ margin: '0 0 12px', font: `600 18px/1.25 ${SERIF}` }}>
        <a href={href} className="l-ink" style={{ color: colors.ink, textDecoration: 'none' }}>
          {headline}
        </a>
        <br />
        <span className="l-quiet" style={{ font: `400 13px/1.5 ${SANS}`, color: colors.quiet }}>
          {comments}
        </span>
      </p>
    ))}
  </Section>
);
