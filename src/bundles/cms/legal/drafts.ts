// Makes an imprint and a privacy page as the law asks for them, from the answers. They say what this software does, and are
// drafts: whoever publishes them has to check them. What is typed stands in them as text.
import { build } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import type { Answers } from './answers.ts';
import { formOf } from './answers.ts';
import * as texts from './texts.ts';

const { h2, p } = build;

/** Returns the imprint by § 5 DDG, § 18 Abs. 2 MStV, Art. 11 and 12 DSA, § 36 VSBG. */
export const imprintOf = (answers: Answers): RichTextDocument => {
  const answer = (key: string) => answers[`publisher.${key}`] ?? '';
  const represented = answer('represented');
  return build.doc(
    h2(texts.publisherHeading),
    p(answer('name')),
    p(texts.address(answer('street'), answer('city'))),
    ...(represented ? [p(texts.representedBy(represented))] : []),
    h2(texts.contactHeading),
    p(texts.emailAt(answer('email'))),
    p(texts.phoneAt(answer('phone'))),
    ...(answer('register') || answer('vat') ? [h2(texts.registerHeading)] : []),
    ...(answer('register') ? [p(answer('register'))] : []),
    ...(answer('vat') ? [p(texts.vatIs(answer('vat')))] : []),
    h2(texts.responsibleHeading),
    p(texts.responsibleIs(answer('responsible'))),
    p(texts.membersOwn),
    h2(texts.contactPointHeading),
    p(texts.contactPoint(answer('email'))),
    ...(formOf(answers) === 'public' ? [] : [p(texts.arbitration)]),
  );
};

/** Returns the privacy page by Art. 13 GDPR, § 25 TDDDG. */
export const privacyOf = (answers: Answers): RichTextDocument => {
  const answer = (key: string) => answers[`publisher.${key}`] ?? '';
  const officer = answer('officer');
  return build.doc(
    h2(texts.controllerHeading),
    p(`${answer('name')}, ${texts.address(answer('street'), answer('city'))}`),
    p(texts.emailAt(answer('email'))),
    ...(officer ? [p(texts.officerIs(officer))] : []),
    p(texts.hostedBy(answer('hosting'))),
    ...texts.privacySections.flatMap(({ heading, paragraphs }) => [
      h2(heading),
      ...paragraphs.map((text) => p(text)),
    ]),
  );
};
