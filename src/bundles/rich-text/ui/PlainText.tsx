// Draws words without markup: paragraphs, breaks, and bare addresses as links. It is content of members,
// hence rel="ugc nofollow".
import { Fragment } from 'react';
import { paragraphsOf, splitLinks } from '../rules.ts';

export const PlainText = ({ text }: { text: string }) =>
  paragraphsOf(text).map((lines, at) => (
    <p key={at}>
      {lines.map((line, lineAt) => (
        <Fragment key={lineAt}>
          {lineAt > 0 && <br />}
          <Line text={line} />
        </Fragment>
      ))}
    </p>
  ));

const Line = ({ text }: { text: string }) =>
  splitLinks(text).map((piece, at) =>
    piece.href === undefined ? (
      piece.text
    ) : (
      <a key={at} href={piece.href} rel="ugc nofollow noopener">
        {piece.text}
      </a>
    ),
  );
