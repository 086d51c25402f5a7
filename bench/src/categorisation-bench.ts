import { compilePhrases } from '@pinfold/contract/features/opinions/phrases/phrases';
import { foldLetters } from '@pinfold/contract/fold-letters';
import { wordsOf } from '@pinfold/contract/features/opinions/phrases/words-of';
import {
  labelledSample,
  measureAccuracy,
} from '../../apps/api/src/features/opinions/sentiment/sample/labelled-sample.ts';
import { classifyByRule } from '../../apps/api/src/features/opinions/classify/classify-by-rule.ts';
import { compare } from './measure.ts';

const reviews = Number(process.env.BENCH_CATEGORISED ?? 100_000);
const categories = 20;
const phrasesEach = 10;
const runs = 3;

/** Finding all phrases in all their forms may take at most this many times a pass that finds them as they are written. */
const bar = 3;

/** The share of held-out reviews that the lexicon has to classify as a person does; the documentation states it. */
const accuracyBar = 0.86;

/**
 * Categorises every review by every phrase of every category, as a ratio to a single pass that searches the same words
 * literally; and the share of reviews whose sentiment is classified as a person does.
 */
export async function benchCategorisation(say: (line: string) => void): Promise<string[]> {
  const sample = labelledSample();
  const texts = Array.from({ length: reviews }, (_, index) =>
    [index, index * 7 + 3, index * 13 + 5]
      .map((place) => sample[place % sample.length]?.text ?? '')
      .join(' '),
  );
  const phrases = chosenPhrases(sample.map(({ text }) => text));
  const owners = Array.from({ length: categories }, (_, category) => ({
    id: category,
    name: `${category}`,
    phrases: phrases.slice(category * phrasesEach, (category + 1) * phrasesEach),
  }));
  const find = compilePhrases(owners.map(({ id, phrases: own }) => ({ key: id, phrases: own })));
  const judge = classifyByRule({ categories: owners, hasSentiment: true });
  const grep = new RegExp(phrases.map(foldLetters).join('|'), 'g');
  const folded = texts.map(foldLetters);
  let found = 0;
  const matched = await compare(
    'phrases',
    {
      endpoint: async () => {
        found = 0;
        for (const text of texts) found += find(text).length;
      },
      bare: async () => {
        for (const text of folded) text.match(grep);
      },
    },
    runs,
  );
  const judged = await compare(
    'phrases and sentiment',
    {
      endpoint: async () => {
        for (const comment of texts) judge({ id: 0, updatedAt: '', comment, rating: 3 });
      },
      bare: async () => {
        for (const text of folded) text.match(grep);
      },
    },
    1,
  );
  const heldOut = measureAccuracy(sample.filter(({ isHeldOut }) => isHeldOut)).accuracy;
  const known = measureAccuracy(sample.filter(({ isHeldOut }) => !isHeldOut)).accuracy;
  say(`\n${reviews} reviews, ${categories} categories of ${phrasesEach} phrases, ${found} places found`);
  for (const { name, endpointMs, bareMs, ratio } of [matched, judged])
    say(
      `${name.padEnd(32)}${endpointMs.toFixed(0)} ms, one pass ${bareMs.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
    );
  say(`phrases may take ${bar} times one pass`);
  say(
    `sentiment as a person reads it: ${percent(heldOut)} of ${sample.filter((one) => one.isHeldOut).length} held-out reviews, ${percent(known)} of the others (bar ${percent(accuracyBar)})\n`,
  );
  return [
    ...(matched.ratio <= bar ? [] : [`phrases: ${matched.ratio.toFixed(2)} times one pass`]),
    ...(heldOut >= accuracyBar ? [] : [`sentiment: ${percent(heldOut)} of held-out reviews`]),
  ];
}

/** Words of the texts, a fifth of them in pairs, so that there are matches. */
function chosenPhrases(texts: readonly string[]): string[] {
  const chosen = new Set<string>();
  const amount = categories * phrasesEach;
  for (const text of texts) {
    const words = wordsOf(text).filter(({ word }) => word.length > 3);
    const [first, second] = words.slice(chosen.size % 3);
    if (first && second && chosen.size % 5 === 0) chosen.add(`${first.word} ${second.word}`);
    else if (first) chosen.add(first.word);
    if (chosen.size === amount) break;
  }
  return [...chosen];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
