// This is a page of all kinds of sections: how one takes part in the demo portal.

/** Words of its sections, in their order; keys name people and categories of the demo. */
export const takePart = {
  slug: 'mitmachen',
  title: 'Mitmachen',
  opening:
    'Litfass lebt von denen, die hinsehen. Der Spielbericht vom Sonntag, die Kraniche über der Werle, der Termin vom Chor: Das meiste davon weiß jemand hier, lange bevor es in einer Zeitung steht.\n\nSie brauchen ein Konto, sonst nichts. Die ersten drei Beiträge liest die Redaktion, bevor sie erscheinen, danach steht da, was Sie schreiben.',
  newest: { heading: 'Zuletzt von Leserinnen und Lesern', kind: 'imagepost', count: '4' },
  /** The picture of the front page's column: the pillar. */
  pictureScene: 'column',
  pictureCaption: 'Die Säule am Brunnen, mit der alles angefangen hat.',
  ways: '[h2]Was Sie beitragen können[/h2]\n\n[list][*][b]Einen Artikel[/b], wenn mehr als drei Sätze nötig sind.[*][b]Einen Schnappschuss[/b], wenn das Bild die Geschichte ist.[*][b]Einen Termin[/b], damit andere auch hinkommen.[/list]',
  helpers: {
    heading: 'Wer Ihnen dabei hilft',
    people: [
      ['linh', 'liest Ihre Kommentare und freut sich über Musik'],
      ['aylin', 'sagt Ihnen, wie aus einer Frage ein Artikel wird'],
      ['tomasz', 'weiß, warum das Foto zu dunkel ist'],
      ['nele', 'hilft, wenn etwas nicht geht'],
    ],
  },
  events: { heading: 'Wo man uns trifft', count: '4' },
  call: {
    heading: 'An der Säule ist noch Platz',
    text: 'Ein Konto ist in zwei Minuten angelegt und kostet nichts.',
    href: '/registrieren',
    button: 'Mitglied werden',
  },
} as const;
