import { classifyByRule } from '../features/reviews/classify/review-classification.ts';
import { demoCategories } from './demo-categories.ts';

export const praise = [
  'Bardzo dobra kawa',
  'Miła obsługa',
  'Świetne miejsce na śniadanie',
  'Wracam tu co tydzień',
  'Przytulnie i czysto',
];
export const mixed = ['Kawa dobra, ale długo czekałam', 'W porządku, bez zachwytu', 'Ładnie, tylko głośno'];
export const complaint = ['Czekaliśmy pół godziny', 'Zimna kawa i bałagan', 'Nikt nie podszedł do stolika'];
export const details = [
  'sernik',
  'szarlotka',
  'latte',
  'kanapka z jajkiem',
  'drożdżówka',
  'herbata zimowa',
  'tarta z malinami',
  'espresso',
];
export const endings = [
  'na plus.',
  'jak zawsze.',
  'do sprawdzenia następnym razem.',
  'w uczciwej cenie.',
  'bez zmian od roku.',
  'polecam!',
];
/** Every text that a review of the scale world can have, with its stars, and what the rule makes of it. */
export function studiedTexts() {
  const names = Object.keys(demoCategories);
  const judge = classifyByRule({
    categories: names.map((name, id) => ({ id, name, phrases: demoCategories[name] ?? [] })),
    hasSentiment: true,
  });
  return texts().map(({ text, stars }) => {
    const { sentiment, tags } = judge({ id: 0, updatedAt: '', comment: text, rating: stars });
    const named = tags.map(({ tagId, ...tag }) => ({ ...tag, name: names[tagId] ?? '' }));
    return { text, stars, sentiment, has_tags: named.length > 0, tags: named };
  });
}

function texts(): { text: string; stars: number }[] {
  const beginnings = [
    ...praise.flatMap((text) => [4, 5].map((stars) => ({ text, stars }))),
    ...mixed.map((text) => ({ text, stars: 3 })),
    ...complaint.flatMap((text) => [1, 2].map((stars) => ({ text, stars }))),
  ];
  return beginnings.flatMap(({ text, stars }) =>
    details.flatMap((detail) => endings.map((ending) => ({ text: `${text}, ${detail} ${ending}`, stars }))),
  );
}
