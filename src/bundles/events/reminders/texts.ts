// Holds the German words of reminders.

export const noticeKind = {
  title: 'Erinnerungen an Termine',
  note: 'Einen Tag und zwei Stunden vorher, wenn Sie an einem Termin „Erinnern“ gewählt haben.',
  sample: {
    sentence: 'Bald findet statt',
    about: 'Der Weihnachtsmarkt macht auf',
    note: 'Freitag, 27. November 2026, 17 bis 22 Uhr, Marktplatz',
  },
};

export const leads = { day: 'Bald findet statt', hours: 'Gleich beginnt' } as const;
