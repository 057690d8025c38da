// Tells of the morning after the bridge vote: a long interview with the head of the building office, and
// Ida's own questions.

import type { DemoArticle } from '../types.ts';

export const hauptArticles: DemoArticle[] = [
  {
    key: 'haupt-interview',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    genre: 'interview',
    headline: '„Ich wollte keine Zahl sagen, die ich nicht halten kann“',
    lead: 'Corinna Haupt leitet das Auenfelder Bauamt und hat gestern Nacht fünfzig Minuten lang eine Brücke erklärt. Ein Gespräch am Morgen danach über Widerlager, Vertrauen, das Wort „ungefähr“ und die Frage, wo man einen Nieter findet.',
    body: [
      {
        p: 'Ihr Büro im zweiten Stock hat ein Fenster zur Werle. Auf dem Sims stehen zwölf Steine, einer von jeder Baustelle, die Corinna Haupt in Auenfeld beendet hat. Ein Platz ist noch frei, und sie möchte, dass man das nicht für eine Inszenierung hält: Dort stand bis vor Kurzem ein Kaktus.',
      },
      { p: '**Frau Haupt, wie viel haben Sie geschlafen?**' },
      {
        p: 'Drei Stunden. Ich bin um Mitternacht noch einmal hinuntergegangen und habe mich auf der Ostseite ans Geländer gestellt. Es hat mich ein Mann mit Dackel angesprochen und gefragt, ob ich etwas verloren habe. Ich habe gesagt: im Gegenteil.',
      },
      { p: '**Sie hatten keine Stimme in dieser Sitzung. Hätten Sie mit Ja gestimmt?**' },
      {
        p: 'Das werden Sie mich in zehn Jahren noch einmal fragen müssen, da bin ich in Pension. Das Bauamt legt vor, was geht und was es kostet. Wenn man merkt, was ich will, habe ich meine Arbeit schlecht gemacht.',
      },
      { p: '**Man hat es gemerkt.**' },
      { p: 'Woran?' },
      { p: '**Sie haben bei den Knotenblechen gelächelt.**' },
      { p: 'Das sind sehr schöne Knotenbleche.' },
      { embed: 'bruecke' },
      { h2: '„Nicht unter 400.000“' },
      {
        p: '**Ein Satz von Ihnen hat den Abend gedreht. Sie haben sich dreimal bitten lassen, bevor Sie sagten, was es kosten würde, die alten Widerlager aus dem Fluss zu holen. Warum?**',
      },
      {
        p: 'Weil ich keine Zahl sagen wollte, die ich nicht halten kann. Für den Ausbau eines Widerlagers von 1908 gibt es in keinem Preiskatalog eine Zeile. Niemand weiß, wie tief es sitzt. Haslach hat im Baubuch „bis auf den Fels“ geschrieben und zwei Seiten später „Fels war keiner“. Ich habe in der Woche davor drei Wasserbauer angerufen. Der eine sagte 380.000, der zweite 700.000, der dritte hat gelacht und wollte zurückrufen.',
      },
      { p: '**Hat er?**' },
      { p: 'Heute früh um sieben. Er liest offenbar Ihre Zeitung.' },
      { cut: true },
      { p: '**Was hat er gesagt?**' },
      {
        p: '600.000, „und beten Sie“. Ich habe also gestern die untere Grenze genannt. Das nennt man in meinem Beruf seriös. In der Politik nennt man es einen Wetterbericht, wie ich einem Kommentar von heute entnehme. Der Mann, der das geschrieben hat, ist Steuerberater. Ich würde ihm gern einmal einen Baugrund zeigen.',
      },
      { p: '**Rüdiger Kolb wirft Ihnen vor, die Zahl bewusst zurückgehalten zu haben.**' },
      {
        p: 'Ich hätte sie auch ganz behalten können, dann wäre es ihm vermutlich lieber gewesen. Nein, im Ernst: Er hat recht, dass es im Gutachten hätte stehen müssen. Das Büro sollte aber die Sanierung prüfen, nicht den Abriss. So lautete der Auftrag des Rates, vor zwei Jahren, einstimmig. Auch Herr Kolb hat damals die Hand gehoben. Man bekommt immer Antworten auf die Fragen, die man stellt.',
      },
      { h2: 'Vom Wort „ungefähr“' },
      {
        p: '**Das Hallenbad hatte neun Monate Bauzeit, es wurden sechzehn. Warum sollte man Ihnen bei der Brücke glauben?**',
      },
      {
        p: 'Weil ich bei der Brücke nicht neun Monate sage. Ich habe beim Hallenbad einen Fehler gemacht, den mache ich nicht noch einmal: Ich habe eine Frist genannt, bevor die Decke offen war. Dahinter lag dann Asbest, den laut Bauakte niemand eingebaut hat. Bei der Brücke haben wir 36 Stellen angebohrt. Es gibt dort keine Decke, hinter der etwas liegen kann. Sie steht ja seit 118\u00a0Jahren im Freien.',
      },
      { p: '**Und die 2,4\u00a0Millionen Euro?**' },
      {
        p: 'Sind 2,4\u00a0Millionen Euro, plus oder minus zehn Prozent, das steht auf Seite\u00a031, in derselben Schriftgröße wie alles andere. Ich habe die Leute im Bauamt gebeten, das Wort „ungefähr“ nicht mehr zu benutzen. Entweder nennen wir eine Spanne, oder wir sagen, dass wir es nicht wissen. Seither sind die Besprechungen kürzer.',
      },
      { p: '**Was ist das größte Risiko?**' },
      {
        p: 'Dass wir niemanden finden. Es gibt im ganzen Land vielleicht noch fünf Betriebe, die im Feuer nieten. Der jüngste Nieter, mit dem ich gesprochen habe, ist 58. Er hat mich gefragt, ob wir in Auenfeld auch Leute hätten, die werfen können. Eine Niete ist nämlich, wenn sie fliegt, 900\u00a0Grad heiß, und einer muss sie fangen.',
      },
      { p: '**Auguste Haslach hat damals 8.388 von 8.412 gefangen.**' },
      { p: 'Sie haben das ausgerechnet?' },
      { p: '**Eine ging in den Stiefel.**' },
      { p: 'Die würde ich dokumentieren lassen.' },
      {
        quote:
          '„Ich habe eine Tochter in der Siebten, die den Umweg fährt. Glauben Sie nicht, dass ich bei Tempo 70 auf der Bundesstraße eine neutrale Behörde bin.“',
        by: 'Corinna Haupt',
      },
      { h2: 'Was bis Ostern passiert, und bis zum übernächsten' },
      { p: '**Wie geht es jetzt weiter, morgen, um acht?**' },
      {
        p: 'Um acht trifft sich die Runde, die das Leistungsverzeichnis schreibt. Das sind vier Leute und 211 Positionen, von „Strahlen, innenseitig“ bis „Nistkasten, Turmfalke, umsetzen“. Mitte Januar geht es hinaus, Ende Februar öffnen wir die Angebote, Ende März muss unterschrieben sein. Frau Ohm hat in der Nacht noch das Geld freigegeben, auf einem Küchenstuhl. Ich habe ihr die Taschenlampe gehalten.',
      },
      { p: '**Paul Feld schlägt vor, dass Sie jedes Quartal den Kostenstand veröffentlichen.**' },
      { p: 'Das wollte ich sowieso. Jetzt muss ich so tun, als wäre es sein Vorschlag.' },
      { p: '**Wird im Winter auf den Bohlen gestreut?**' },
      {
        p: 'Quarzsand in Harz, drei Streifen, je acht Zentimeter breit. Geräumt wird mit der Bürste, vor sieben. Ich habe mir in Steinach den Holzsteg angesehen. Dort liegt glatte Lärche, im Schatten. Das ist, als würde man einen Schulweg mit Schmierseife bauen.',
      },
      {
        picture: {
          scene: 'blueprint',
          seed: 105,
          caption:
            'Blatt 7 von 34: Die Auflager am Ostufer tragen seit 1962 mehr als das Doppelte dessen, wofür Haslach sie gebaut hat.',
          credit: 'Stadt Auenfeld/Bauamt',
        },
        size: 'wide',
      },
      { p: '**Es gibt Leute, die sagen: so viel Geld für einen Weg, auf dem nicht einmal ein Bus fährt.**' },
      {
        p: 'Zweihundertvierzig Kinder, zweimal am Tag, zweihundert Tage im Jahr. Das sind 96.000 Überquerungen, da ist noch kein Erwachsener dabei und kein Hund. Ich kenne keine Bushaltestelle in dieser Stadt, die das schafft. Aber ich verstehe die Frage. Man muss sie aushalten. Ich wäre misstrauisch, wenn eine Entscheidung über 2,4\u00a0Millionen einstimmig ausginge.',
      },
      { p: '**Sie finden elf zu zehn also gut?**' },
      { p: 'Ich finde es wach.' },
      { p: '**Ihr Kaktus ist weg. Was kommt auf den freien Platz?**' },
      {
        p: 'Eine Niete. Eine von den zwölf, die Haslach „aus Vorsicht“ dazugegeben hat. Falls wir sie beim Sanieren finden und nicht brauchen.',
      },
      { p: '**Und falls doch?**' },
      { p: 'Dann war die Vorsicht ja berechtigt.' },
    ],
    tags: ['Werlebrücke', 'Bauamt', 'Stadtrat'],
    premium: true,
    hero: {
      scene: 'portrait',
      seed: 104,
      season: 'winter',
      hour: 'morning',
      caption: 'Corinna Haupt, 49, am Morgen nach der Sitzung. Der Kaffee ist der dritte.',
      credit: 'henrike',
    },
    isHeroFree: true,
    publishedMinutesAgo: 34,
    comments: [
      {
        author: 'paul',
        minutesAfter: 3,
        text: 'Ich nehme die Einladung zum Baugrund an. Gummistiefel, Größe 44.',
        replies: [{ author: 'henrike', minutesAfter: 5, text: 'Wird ausgerichtet.' }],
      },
      {
        author: 'georg',
        minutesAfter: 8,
        text: '„Ich finde es wach.“ Das lasse ich mir auf eine Glocke gießen.',
      },
      {
        author: 'ruth',
        minutesAfter: 10,
        text: 'Der Mann mit Dackel war Ewald. Er hat mir heute früh erzählt, er habe eine Frau vor dem Sprung bewahrt.',
        replies: [{ author: 'thandi', minutesAfter: 12, text: 'Frau Lindner!' }],
      },
      {
        author: 'tomasz',
        minutesAfter: 15,
        text: 'Wegen der Turmfalken: Der Kasten hängt auf der Westseite, drittes Feld. Bitte nicht vor Juli umsetzen.',
      },
      {
        author: 'jonas',
        minutesAfter: 19,
        text: '600.000. Dann ist der Neubau in meiner Tabelle jetzt 300.000 teurer. Ich ändere sie ein letztes Mal.',
        replies: [{ author: 'paul', minutesAfter: 21, text: 'Das sagst du seit vorgestern.' }],
      },
      {
        author: 'joerg',
        minutesAfter: 30,
        text: '„Fels war keiner“ steht auf Seite 58. Auf Seite 59 steht: „Mit Eichenpfählen geht es auch.“ Das sollte dem dritten Wasserbauer jemand sagen.',
      },
    ],
  },
  {
    key: 'ida-fragt',
    place: 'flusssiedlung',
    category: 'schule-kita',
    author: 'nele',
    genre: 'interview',
    headline: '„Kann eine Brücke müde sein?“',
    lead: 'Ida Kraus, 8, aus der Flusssiedlung hatte sieben Fragen an das Bauamt. Corinna Haupt hat alle beantwortet, in der großen Pause und am Telefon.',
    body: [
      { p: '**Kann eine Brücke müde sein?**' },
      {
        p: 'Ja, das heißt wirklich so: Ermüdung. Wenn Stahl sehr oft ein kleines bisschen gebogen wird, bekommt er irgendwann einen Riss. Unsere ist aber nicht müde, sie hat nur zu viel getragen. Wie ein Ranzen mit den Büchern von allen.',
      },
      { p: '**Was passiert mit dem Beton?**' },
      {
        p: 'Der wird zersägt, mit einem Seil, in dem Diamanten sind, und dann weggefahren. Das macht Lärm, aber nur drei Wochen.',
      },
      { p: '**Darf ich ein Stück?**' },
      { p: 'Vom Beton ja. Vom Diamantseil nein.' },
      { p: '**Wohnt jemand in der Brücke?**' },
      {
        p: 'Fledermäuse, eine Wasseramsel und zwei Turmfalken. Sie werden vorher gefragt. Das macht ein Biologe.',
      },
      {
        p: '**Warum dauert das bis Ostern im übernächsten Jahr? Papa hat unser Bett an einem Samstag gebaut.**',
      },
      { p: 'Wie oft ist dein Papa dafür in den Baumarkt gefahren?' },
      { p: '**Vier Mal.**' },
      { p: 'Siehst du. Wir dürfen nur einmal.' },
      { p: '**Werden die Socken dann trocken?**' },
      { p: 'Das verspreche ich. Außer es regnet.' },
      { p: '**Haben Sie Wale gern?**' },
      { p: 'Sehr. Aber über die Werle kommt keiner, das Wehr ist zu hoch.' },
    ],
    tags: ['Kinder', 'Werlebrücke', 'Flusssiedlung'],
    hero: {
      scene: 'rivets',
      seed: 102,
      season: 'winter',
      hour: 'morning',
      weather: 'clear',
      caption: 'Eine Niete von nahem. Insgesamt sind es 8.412, sagt der Mann, der sie gezählt hat.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 88,
    comments: [
      {
        author: 'jonas',
        minutesAfter: 6,
        text: 'Es waren drei Mal.',
        replies: [{ author: 'ida', minutesAfter: 9, text: 'VIER. Du hast die Schrauben vergessen' }],
      },
      {
        author: 'emre',
        minutesAfter: 22,
        text: 'Beste Pressekonferenz der Woche. In der Pause standen 30 Kinder um das Telefon.',
      },
      { author: 'georg', minutesAfter: 35, text: '„Sie werden vorher gefragt“ sollte in jede Bauordnung.' },
      {
        author: 'ruth',
        minutesAfter: 51,
        text: 'Ich hätte auch noch sieben Fragen.',
        replies: [{ author: 'nele', minutesAfter: 55, text: 'Wir wissen das, Frau Lindner.' }],
      },
    ],
  },
];
