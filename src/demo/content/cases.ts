// Holds cases of the demo portal: what was said, who told of it, and what came of that.
import type { Category, Measure } from '#bundles/moderation/public.ts';

interface DemoCase {
  readonly by: string;
  readonly comment: string;
  readonly notices: readonly {
    readonly category: Category;
    readonly explanation: string;
    /** A member; somebody without an account otherwise, who says name and address. */
    readonly member?: string;
    readonly name?: string;
    readonly email?: string;
  }[];
  readonly note?: string;
  readonly decision?: {
    readonly by: string;
    readonly measure: Measure;
    readonly category: Category | '';
    readonly isWarning?: boolean;
    readonly facts: string;
  };
  readonly appeal?: string;
  readonly answer?: { readonly by: string; readonly outcome: 'upheld' | 'reversed'; readonly text: string };
}

export const cases: readonly DemoCase[] = [
  {
    by: 'emre',
    comment:
      'Wer sein Dach noch nicht voll hat: Mein Schwager macht Solaranlagen ab 4.990 Euro, Anruf genügt. Steht auch unter jedem anderen Beitrag hier.',
    notices: [
      {
        category: 'spam',
        explanation: 'Derselbe Text steht heute schon unter drei Beiträgen. Das ist reine Werbung.',
        member: 'renate',
      },
      {
        category: 'spam',
        explanation: 'Hat mit dem Beitrag nichts zu tun.',
        name: 'Gisela Ohlsen',
        email: 'gisela.ohlsen@litfass.example',
      },
    ],
    note: 'Unter den anderen Beiträgen habe ich nichts gefunden. Bitte noch einmal nachsehen.',
  },
  {
    by: 'deniz',
    comment: 'Der Mann ist doch nicht ganz bei Trost und gehört weggesperrt, der Trottel.',
    notices: [
      {
        category: 'rude',
        explanation: 'Man kann anderer Meinung sein. Aber das ist eine persönliche Beschimpfung.',
        member: 'ruth',
      },
    ],
    decision: {
      by: 'linh',
      measure: 'hide',
      category: 'rude',
      isWarning: true,
      facts:
        'Der Kommentar nennt einen Menschen „Trottel“ und sagt, er gehöre „weggesperrt“. Zur Sache sagt er nichts.',
    },
  },
  {
    by: 'farid',
    comment: 'Frau Albers aus der Mühlgasse 7 war’s, das weiß doch jeder. Klingelt ruhig mal bei ihr.',
    notices: [
      {
        category: 'privacy',
        explanation:
          'Hier steht die Anschrift meiner Mutter, und andere werden aufgefordert, bei ihr zu klingeln.',
        name: 'Katrin Albers',
        email: 'katrin.albers@litfass.example',
      },
    ],
    decision: {
      by: 'linh',
      measure: 'delete',
      category: 'privacy',
      facts:
        'Der Kommentar nennt Namen und Anschrift einer Frau, die nicht öffentlich auftritt, und fordert auf, bei ihr zu klingeln.',
    },
    appeal: 'Die Adresse steht im Telefonbuch. Und gemeint war das nicht als Drohung, eher im Scherz.',
  },
  {
    by: 'selam',
    comment: '„Ihr habt doch alle keine Ahnung“, hat meine Oma immer gesagt. Beim Kuchen hatte sie recht.',
    notices: [{ category: 'rude', explanation: 'Beleidigt alle, die hier schreiben.', member: 'georg' }],
    decision: {
      by: 'henrike',
      measure: 'hide',
      category: 'rude',
      facts: 'Der Kommentar spricht allen anderen die Kenntnis ab.',
    },
    appeal: 'Das war ein Zitat meiner Oma, und gemeint war der Kuchen. Bitte lesen Sie den ganzen Satz.',
    answer: {
      by: 'linh',
      outcome: 'reversed',
      text: 'Der Satz ist als Zitat gekennzeichnet und richtet sich gegen niemanden hier.',
    },
  },
];
