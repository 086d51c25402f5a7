import type { Schemas } from '../../client/schema.ts';
import { testLocations, testTags } from '../listings/location-fixtures.ts';

type Review = Schemas['Review'];

const hour = 3_600_000;

/** Returns a review in the shape of the API, with your values. */
export function testReview(change: Partial<Review> & { id: number }): Review {
  const created = change.created_at ?? new Date(Date.UTC(2026, 10, 20, 16)).toISOString();
  return {
    rating: 5,
    comment: 'Pyszna kawa i przemiła obsługa.',
    author: { name: 'Marta Wiśniewska', is_anonymous: false },
    location: testReviewLocation(0),
    created_at: created,
    updated_at: created,
    is_edited: false,
    deleted: false,
    reply_comment: null,
    reply_update_time: null,
    reply_status: 'none',
    reply_problem: null,
    processing_in_progress: false,
    is_written_by_ai: false,
    comment_translation: null,
    is_accurate: false,
    media: [],
    reply_url: null,
    sentiment: 'positive',
    tags: [],
    note: null,
    ...change,
  };
}

/** Returns reviews, newest first; deterministic by count and moment. */
export function testReviews(count: number, now: Date): Review[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, row) => {
    const words = pick(random, texts);
    const created = new Date(now.getTime() - (2 + row * 5 + random() * 4) * hour).toISOString();
    return testReview({
      id: row + 1,
      rating: words.rating,
      comment: random() < 0.2 ? null : words.text,
      author: { name: pick(random, authors), is_anonymous: false },
      location: testReviewLocation(Math.floor(random() * testLocations.length)),
      created_at: created,
      updated_at: created,
      is_accurate: random() < 0.3,
      sentiment: words.sentiment,
      tags: testTags
        .slice(0, 2)
        .filter((tag) => words.tags.includes(tag.name))
        .map((tag) => ({ ...tag, sentiment: words.sentiment, source: 'rule' as const, phrase: null })),
      ...replyOf(row, new Date(created)),
    });
  });
}

/** The first rows have one of each state; most of the others are answered. */
function replyOf(row: number, created: Date): Partial<Review> {
  const reply_update_time = new Date(created.getTime() + hour).toISOString();
  const published = { reply_status: 'published', reply_comment: thanks, reply_update_time } as const;
  switch (row) {
    case 2:
      return published;
    case 3:
      return { ...published, reply_status: 'rejected', reply_problem: 'repetitive' };
    case 4:
      return { note: { text: 'Zadzwonić w piątek.', author: 'Anna Nowak', updated_at: reply_update_time } };
    case 5:
      return { ...published, reply_status: 'processing', processing_in_progress: true };
    case 6: {
      const updated_at = new Date(created.getTime() + 2 * hour).toISOString();
      return { ...published, reply_status: 'outdated', is_edited: true, updated_at };
    }
    case 7:
      return { ...published, reply_status: 'failed', reply_problem: 'not_delivered' };
    case 9:
      return { deleted: true };
    default:
      return row > 11 && row % 4 !== 0 ? published : {};
  }
}

function testReviewLocation(index: number): Review['location'] {
  const { id, name, formatted_address, city } = testLocations[index] ?? testLocations[0];
  return { id, name, address: formatted_address, city };
}

const thanks = 'Dziękujemy za miłe słowa i zapraszamy ponownie! Zespół Kawiarni Lipa';

const authors = [
  'Marta Wiśniewska',
  'Tomasz K.',
  'Olena Bondar',
  'Jan Zieliński',
  'Klara Schmidt',
  'Paweł Maj',
  'Ewa Nowicka',
] as const;

interface ReviewWords {
  rating: number;
  sentiment: Review['sentiment'];
  tags: readonly string[];
  text: string;
}

const texts: readonly [ReviewWords, ...ReviewWords[]] = [
  {
    rating: 5,
    sentiment: 'positive',
    tags: ['Kawa'],
    text: 'Najlepsze flat white w okolicy, wracam co tydzień.',
  },
  {
    rating: 5,
    sentiment: 'positive',
    tags: ['Obsługa'],
    text: 'Pani Kasia doradziła ziarna do domu. Strzał w dziesiątkę!',
  },
  { rating: 4, sentiment: 'positive', tags: [], text: 'Sernik świetny, tylko trochę głośno w środku.' },
  {
    rating: 3,
    sentiment: 'mixed',
    tags: ['Kawa', 'Czas oczekiwania'],
    text: 'Kawa dobra, ale czekałam na nią prawie dwadzieścia minut.',
  },
  {
    rating: 2,
    sentiment: 'negative',
    tags: ['Czas oczekiwania'],
    text: 'Długa kolejka i jedna osoba za ladą. W sobotę to za mało.',
  },
  {
    rating: 1,
    sentiment: 'negative',
    tags: [],
    text: 'Według mapy otwarte do 21, a o 20:30 zamknięte drzwi.',
  },
];

/** Returns a seeded random function (mulberry32), 0 to below 1, so that stories look the same on every run. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pick<Value>(random: () => number, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}
