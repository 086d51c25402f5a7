/** Words of the questions and answers in the store locator, in Polish. */
export const plLocatorQuestions = {
  'store_locator.questions.failed': 'Nie udało się wczytać pytań',
  'store_locator.questions.about': 'Pytania dotyczą',
  'store_locator.questions.about_all': 'Wszystkie lokalizacje',
  'store_locator.questions.about_single': 'Jedna lokalizacja',
  'store_locator.questions.location': 'Lokalizacja',
  'store_locator.questions.location_placeholder': 'Nazwa, ulica lub miasto',
  'store_locator.questions.no_location': 'Żadna lokalizacja nie pasuje',
  'store_locator.questions.choose_location': 'Wybierz lokalizację, aby zobaczyć jej pytania.',
  'store_locator.questions.one_text':
    'Pytania tej lokalizacji pokazują się przed pytaniami wszystkich lokalizacji.',
  'store_locator.questions.list': 'Pytania i odpowiedzi',
  'store_locator.questions.none': 'Nie ma jeszcze pytań',
  'store_locator.questions.none_text':
    'Dodaj to, o co goście pytają najczęściej: parking, rezerwacje, zwierzęta.',
  'store_locator.questions.count_one': '{{count}} pytanie',
  'store_locator.questions.count_few': '{{count}} pytania',
  'store_locator.questions.count_many': '{{count}} pytań',
  'store_locator.questions.count_other': '{{count}} pytania',
  'store_locator.questions.add': 'Dodaj pytanie',
  'store_locator.questions.full_one': 'Zmieści się najwyżej {{count}} pytanie. Usuń któreś, aby dodać nowe.',
  'store_locator.questions.full_few':
    'Zmieszczą się najwyżej {{count}} pytania. Usuń któreś, aby dodać nowe.',
  'store_locator.questions.full_many': 'Zmieści się najwyżej {{count}} pytań. Usuń któreś, aby dodać nowe.',
  'store_locator.questions.full_other':
    'Zmieści się najwyżej {{count}} pytania. Usuń któreś, aby dodać nowe.',
  'store_locator.questions.question': 'Pytanie',
  'store_locator.questions.answer': 'Odpowiedź',
  'store_locator.questions.save': 'Zapisz pytanie',
  'store_locator.questions.saving': 'Zapisuję',
  'store_locator.questions.edit': 'Edytuj: {{question}}',
  'store_locator.questions.remove': 'Usuń: {{question}}',
  'store_locator.questions.removed': 'Usunięto „{{question}}”.',
  'store_locator.questions.undo': 'Cofnij',
  'store_locator.questions.drag': 'Przeciągnij, aby zmienić kolejność',
  'store_locator.questions.empty': 'Wypełnij to pole.',
};
