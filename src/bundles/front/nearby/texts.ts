// Holds what is said of what is near.
export const title = 'In der Nähe';
export const titleAt = (place: string) => `Rund um ${place}`;
export const description = 'Was um einen Ort herum zuletzt erschienen ist, das Nächste zuerst.';
export const label = 'Ort oder Postleitzahl';
export const button = 'Zeigen';
export const position = 'Meinen Standort verwenden';
export const positionHelp =
  'Ihr Browser fragt Sie vorher. Der Standort bleibt in Ihrem Browser; zu uns kommt nur der Name des nächsten Orts.';
export const positionAsked = 'Ihr Standort wird ermittelt …';
export const positionDenied =
  'Ihr Browser gibt den Standort nicht heraus. Geben Sie stattdessen einen Ort oder eine Postleitzahl ein.';
export const unknown = (typed: string) =>
  `„${typed}“ kennt dieses Portal nicht. Probieren Sie einen Ort aus der Liste.`;
export const severalTitle = 'Welchen Ort meinen Sie?';
export const namesakesTitle = 'Auch so heißt';
export const within = (place: string) => `in ${place}`;
export const chooseTitle = 'Orte';
export const atHome =
  'Das ist Ihr Wohnort. Für einen anderen Ort geben Sie seinen Namen oder seine Postleitzahl ein.';
export const atFirst = 'Das ist der erste Ihrer Orte.';
export const ownTitle = 'Meine Orte';
export const here = (place: string) => `Hier: ${place}`;
export const upTo = (kilometres: number) => `Bis ${kilometres} km`;
export const further = (kilometres: number) => `Weiter als ${kilometres} km`;
export const first = 'Zum Anfang';
export const goOn = 'Weiter weg';
export const placesTitle = 'Orte in der Nähe';
export const nothing = (days: number) =>
  `Rund um diesen Ort ist in den letzten ${days} Tagen nichts erschienen.`;
export const nowhere =
  'Von diesem Ort weiß das Portal nicht, wo er liegt; andere lassen sich nicht danach ordnen.';
export const toPlace = (place: string) => `Alles aus ${place}`;
export const datesTitle = (days: number) => `Termine der nächsten ${days} Tage`;
export const allDates = (place: string) => `Alle Termine in ${place}`;
