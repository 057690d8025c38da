// Holds the German words of reading a series: they come with the code that reads, once somebody says one.

export const rhythmMissing =
  'Bitte sagen Sie, wann es wiederkommt, zum Beispiel „jeden ersten Dienstag im Monat, 19 Uhr“ oder „mittwochs von 18 bis 20 Uhr“.';
export const hoursMissing = 'Bitte sagen Sie, um wie viel Uhr es anfängt, oder „ganztägig“.';
export const hoursWrong = 'Diese Uhrzeit gibt es nicht.';
export const dayWrong = 'Diesen Tag gibt es nicht.';
export const weekdayWrong = (day: string) => `Tag und Wochentag passen nicht zusammen: Es ist ${day}.`;
export const intervalTooLong = (max: number) =>
  `Ein längerer Abstand als ${max} ist nicht möglich. Bitte sagen Sie die Tage einzeln.`;
export const noDay = 'In dieser Zeit liegt kein solcher Tag.';
export const notUnderstood = (words: string) => `„${words}“ verstehen wir nicht. Bitte sagen Sie es anders.`;
export const exceptionNotUnderstood = (words: string) =>
  `Die Ausnahme „${words}“ verstehen wir nicht. Möglich sind Tage („am 24. Dezember“), Monate („im August“), „in den Ferien“ und „an Feiertagen“.`;
export const schoolHolidaysUnknown =
  'Für diese Zeit sind im Portal keine Schulferien hinterlegt. Bitte nehmen Sie die Tage einzeln heraus.';
export const schoolHolidaysUntil = (day: string) =>
  `Schulferien sind im Portal nur bis ${day} hinterlegt. Bitte nehmen Sie spätere Tage einzeln heraus.`;
export const tooMany = (count: number, max: number) =>
  `Das sind ${count} Termine, höchstens ${max} sind möglich. Sagen Sie, bis wann, zum Beispiel „bis 30. Juni“.`;
export const understoodAs = (said: string) => `Verstanden: ${said}`;
