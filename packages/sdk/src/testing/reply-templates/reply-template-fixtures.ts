import type { Schemas } from '../../client/schema.ts';

/** Reply templates of the in-memory company, and their categories. */
export interface TestReplyTemplates {
  categories: { id: number; name: string }[];
  /** Those changed last first. */
  templates: Schemas['ReplyTemplate'][];
}

export function testReplyTemplates(): TestReplyTemplates {
  const of = (id: number, category: number, text: string) => ({
    id,
    category,
    text,
    updated_at: `2026-11-${20 - id}T09:00:00.000Z`,
  });
  return {
    categories: [
      { id: 1, name: 'Podziękowania' },
      { id: 2, name: 'Przeprosiny' },
    ],
    templates: [
      of(1, 1, 'Dzień dobry, {name}! Dziękujemy za {rating}★ i zapraszamy znów do {location}.'),
      of(2, 1, 'Cześć, {name}! Dzięki za odwiedziny w {city}. Do następnego razu!'),
      of(3, 1, 'Dziękujemy za tak dobrą ocenę. Cała zmiana czytała ją przy porannej kawie.'),
      of(4, 2, 'Dzień dobry, {name}. Przykro nam, że wizyta nie była udana. Prosimy o kontakt.'),
      of(5, 2, 'Przepraszamy za czas oczekiwania. W weekendy dokładamy drugą osobę na bar.'),
    ],
  };
}
