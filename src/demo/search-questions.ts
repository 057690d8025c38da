// Lists what readers of the demo portal ask and the piece they mean, by the beginning of its title. It was written down before
// the search was tuned, over the texts alone: a question that fails is a fault of the search, not of the question.

export interface SearchQuestion {
  readonly asked: string;
  /** How the title of the expected result begins. */
  readonly expected: string;
}

const topics: Readonly<Record<string, string>> = {
  'Werlebrücke Sanierung': 'Elf zu zehn für die alte Brücke',
  'Elf zu zehn': 'Elf zu zehn für die alte Brücke',
  'Stadtrat alte Brücke abreißen': 'Elf zu zehn für die alte Brücke',
  'Haushalt Sperrvermerk': 'Wofür Auenfeld nächstes Jahr Geld ausgeben will',
  'Kämmerin Ohm': 'Wofür Auenfeld nächstes Jahr Geld ausgeben will',
  'Parkplatz Markt Händler': 'Parkplätze am Markt',
  'Gewerbeverein Zählung': 'Parkplätze am Markt',
  'Rentner Bewohnerausweis': 'Der Parkausweis war gut',
  'rote Ampel': 'Was ich an einer roten Ampel',
  'Corinna Haupt Gespräch': '„Ich wollte keine Zahl sagen',
  'müde Brücke': '„Kann eine Brücke müde sein?“',
  'Linde Gutachten': 'Die Linde hat ein drittes Gutachten',
  'Mauern Hungerberg bezahlen': 'Kirchbruck streitet um 340 Meter Steine',
  'fremde Stühle': 'Der Rat sitzt künftig auf fremden Stühlen',
  'Übertragung Brückensitzung Zuschauer': '1.904 Leute sahen dem Stadtrat',
  'Bürgermeister Sprechstunde Dorfladen': 'Bürgermeister hält Sprechstunde',
  'Standesamt heiraten': 'Wer im Mai heiraten will',
  'Bürgerversammlung Ziegelei': '41 Haushalte, 63 Wünsche',
  'Laubbläser Leserbrief': 'Nummer 213',
  'Silvester böllern': 'Soll Auenfeld an Silvester gemeinsam böllern?',
  Elternabend: 'Protokoll eines Elternabends',
  'freie Lehrstellen Handwerk': '71 Lehrstellen frei',
  'Wehr Strom Aal': 'Das Wehr liefert Strom',
  'Handwagen ausleihen': 'Biehl verleiht jetzt Handwagen',
  'Kestler Kartoffeln': 'Vier Sorten, ein Bruder',
  'Steinbruch Erweiterung': 'Der Berg wird kleiner',
  'Bürgerenergie Module Dach': '612 Module und eine Taube',
  Waldkindergarten: '„Kalt ist man nur',
  'Vorlesetag Bücherei': 'Feuerwehrmann liest Märchen',
  'Kühltheke Dorfladen': 'Dorfladen sucht 80 neue Genossen',
  Pilzberatung: '„Essen kann man alle',
  'Biber Weide': 'Der Biber hat sich für die städtische Weide',
  'Wolf Video': 'Der Wolf vom Hasselwald',
  'Stellwerk Kaffee rösten': 'Im alten Stellwerk wird jetzt Kaffee geröstet',
  'Notdienst Apotheke': 'Apotheken und Praxen im Notdienst',
  'Quittenbrot Rezept': 'Quittenbrot, das auf der Heizung',
  'diamantene Hochzeit': 'Sechzig Jahre und ein offener Punkt',
  'vermisster Kater': 'Vermisster Kater saß im Beichtstuhl',
  'Band Umleitung Konzert': 'Rock im Depot',
  'Fauré Requiem': 'Fauré bei neun Grad',
  'Schulbus Rückspiegel': '63 Kinder und ein Rückspiegel',
  'Schranke Ziegelei': 'Warum die Schranke an der Ziegelei',
  'Schach Kreismeister': 'Elfjährige schlägt Kreismeister',
  'Silvesterlauf anmelden': 'Silvesterlauf Werletal',
  'Weihnachtsmarkt Eröffnung': 'Der Weihnachtsmarkt macht auf',
};

/** One word for many: of another number, case, time or kind than it stands there. */
const inflected: Readonly<Record<string, string>> = {
  Kranich: 'Vierhundert auf einem Bein',
  'Streuobstwiese schneiden': 'Am Hungerberg wird wieder geschnitten',
  'Igel gewogen': 'Igel unter 500 Gramm',
  Mistel: 'Misteln kostenlos',
  'Hebammen Werletal': '1.906 Kinder',
  Lehmplatte: 'In der Lehmgrube wird wieder gegraben',
  Orgelpfeife: '1.412 Pfeifen suchen Paten',
  'Versteigerung Fahrrad': 'Fundbüro versteigert 31 Fahrräder',
  'Glocke St. Martin Gerüste': 'St. Martin ist eingerüstet',
  'Sterne Ziegeleien': 'Sterne über der alten Ziegelei',
  'geschlossene Kita Regenbogen': 'Kita Regenbogen schließt eine Stunde früher',
  'Lastwagen Hauptstraßen Blumenkübel': '140 Lastwagen und ein Blumenkübel',
  'letzte Busse': 'Der letzte Bus wartet künftig',
  'Bohrmaschine Bücherei': 'Bücherei leiht künftig auch Bohrmaschinen',
  'Brückensocken Schülerfirmen': 'Die Brückensocke ist da',
};

/** Words written as one and apart, and whole words by their parts. */
const compounds: Readonly<Record<string, string>> = {
  'Hunde Steuer': '812 Hunde und ein paar',
  'Kindergarten Wald': '„Kalt ist man nur',
  'Lehm Grube graben': 'In der Lehmgrube wird wieder gegraben',
  'Mathematik Olympiade': 'Drei Punkte fehlen',
  'Schulküche Köchin': 'Die Gesamtschule kocht jetzt selbst',
  'Apfel Fest': 'Apfelfest mit Pressen für alle',
  'Saatgut Börse': 'Saatgutbörse in der Bücherei',
  'Weihnachts Kantate': 'Offene Probe zur Weihnachtskantate',
  'Flohmarkt Garagen': 'Garagenflohmarkt der Flusssiedlung',
  'Obstbaum Schnitt': 'Schnittkurs für Obstbäume',
  'Hungerberg Lauf': '180 Höhenmeter',
  'Martins Zug Pony': 'Das Pony blieb stehen',
  'Eisenbahn Museum': 'Die Weiche vom Abzweig',
  'Begrenzung Geschwindigkeit Anlage': 'Geschwindigkeitsbegrenzungsanlage an der Grundschule',
  'Posaunen Chor Bowie': 'Wenn der Posaunenchor Bowie spielt',
  'Schnell Schach': 'Schnellschach im Ratskeller',
  'Wochen Markt Strauß': 'Strauß vom Wochenmarkt',
  'Mühl Wiesen Reif': 'Erster Reif an den Mühlwiesen',
};

/** Questions without umlauts, in other letters, with errors. */
const misspelt: Readonly<Record<string, string>> = {
  'Baeckerei Reitinger Nachfolger': 'Nach 94 Jahren: Bäckerei Reitinger',
  'Backerei Reitinger Ofen': 'Der neue Ofen ist vier Zentimeter',
  'Kaese Fuchs probieren': '„Probieren kostet nichts',
  Halenbad: 'Hallenbad öffnet am Montag',
  'Fundbuero Fahrraeder': 'Fundbüro versteigert 31 Fahrräder',
  'Kastanje Festwiese': 'Die Kastanie an der Festwiese',
  'Marktbrunen Frost': 'Frost bis minus 6 Grad',
  Nachtwechterin: 'Mit der Nachtwächterin durch Auenfeld',
  'Poetri Slam': 'Acht Dichter, neun Stühle',
  'Orgelbauer Lerling': 'Der letzte Orgelbauer der Mühlgasse',
  'Fusballderby Nachspielzeit': 'TSV dreht das Derby',
  Apfelreisser: 'Elf Apfelreiser per Post nach Nebraska',
  'Muehlgasse Orgelbauer': 'Der letzte Orgelbauer der Mühlgasse',
  'Strassensperrung Kirchgasse': 'Kirchgasse drei Tage gesperrt',
};

/** These are people, places and pages. */
const names: Readonly<Record<string, string>> = {
  'Henrike Vossberg': 'Henrike Voßberg',
  'Aylin Oezdemir': 'Aylin Özdemir',
  'Jorg Lind': 'Jörg Lind',
  'Ferdinand Haslach': '1908: Wie ein Brückenbauer',
  'Irmgard Pohl': 'Sie hielt 41 Jahre lang die Kelle',
  Petrovic: 'Die Gesamtschule kocht jetzt selbst',
  'Willi Specht': 'Der Mann, der das Licht anhält',
  'Carla Menge': 'Sie pfeift, die anderen spielen',
  'Ursel Hagedorn': '1.906 Kinder',
  Muhlviertel: 'Mühlviertel',
  Flusssiedlung: 'Flusssiedlung',
  Impressum: 'Impressum',
  Datenschutz: 'Datenschutz',
};

/** Numbers with units and dates, in the ways they are written. */
const figures: Readonly<Record<string, string>> = {
  '900 m²': '900 Quadratmeter weniger',
  '60 kg Linsen': '60 Kilo Linsen in Auftrag gegeben',
  'Igel 500 g': 'Igel unter 500 Gramm',
  '84000 Euro': 'Steinach hat Geld übrig',
  'Pegel 3,84 m': 'Der Tag, an dem die Werle',
  '25.09.1971': 'Der letzte Zug nach Auenfeld fuhr ohne mich ab',
  '1904 Leute': '1.904 Leute sahen dem Stadtrat',
  'Kreisstrasse 14 Unfall': 'Kreisstraße 14 nach Unfall wieder frei',
};

/** What is said to the search beside words. */
const operators: Readonly<Record<string, string>> = {
  '"Gut Holz"': '„Gut Holz“ räumt nach 40 Jahren',
  '„Mord im Spritzenhaus“': '„Mord im Spritzenhaus“',
  'ort:Steinach rubrik:natur Nebel': 'Drei Sorten Nebel',
  'rubrik:sport Derby': 'TSV dreht das Derby',
  'ort:Steinach Kita Regenbogen -Meinung': 'Kita Regenbogen schließt eine Stunde früher',
  'von:"Ruth Lindner" Anton Wetter': 'Anton missbilligt das Wetter',
  'ort:Hungerberg Quitten': 'Quittenbrot, das auf der Heizung',
};

export const searchQuestions: readonly SearchQuestion[] = [
  topics,
  inflected,
  compounds,
  misspelt,
  names,
  figures,
  operators,
].flatMap((group) => Object.entries(group).map(([asked, expected]) => ({ asked, expected })));
