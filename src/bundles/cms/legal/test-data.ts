// These are the answers of a publisher, as somebody types them.

export const TYPED_ANSWERS = {
  'publisher.name': ' Auentaler e. V. ',
  'publisher.form': 'association',
  'publisher.represented': 'Nele Nowak',
  'publisher.street': 'Gerbergasse 7',
  'publisher.city': '36999 Auenfeld',
  'publisher.email': 'post@auentaler.example',
  'publisher.phone': '06624 1234',
  'publisher.responsible': 'Henrike Voßberg, Anschrift wie oben',
  'publisher.hosting': 'in unserer Redaktion',
} as const;
