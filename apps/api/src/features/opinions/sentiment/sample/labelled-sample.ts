import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import { readSentiment } from '../read-sentiment.ts';
import { englishSample } from './sample-english.ts';
import { polishSample } from './sample-polish.ts';
import { spanishSample } from './sample-spanish.ts';

interface LabelledReview {
  language: 'pl' | 'en' | 'es';
  rating: number;
  label: Sentiment;
  text: string;
  /** Held out: the rule was never changed for the sake of it. */
  isHeldOut: boolean;
}

const labels: Record<string, Sentiment> = { '+': 'positive', '-': 'negative', '~': 'mixed', '0': 'neutral' };

/** A third of each language is held out, spread evenly over it. */
export function labelledSample(): LabelledReview[] {
  return [...read('pl', polishSample), ...read('en', englishSample), ...read('es', spanishSample)];
}

function read(language: LabelledReview['language'], sample: string): LabelledReview[] {
  return sample
    .trim()
    .split('\n')
    .map((line, index) => {
      const [stars = '', sign = '', ...words] = line.split(' ');
      const label = labels[sign];
      if (!label) throw new Error(`${line} has a label`);
      return {
        language,
        rating: Number(stars),
        label,
        text: words.join(' '),
        isHeldOut: (index * 37) % 100 < 34,
      };
    });
}

/** The share of labelled reviews that the rule reads as a person does, and those that it does not. */
export function measureAccuracy(sample: readonly LabelledReview[]) {
  const wrong = sample.flatMap((review) => {
    const { sentiment } = readSentiment(review.text, review.rating);
    return sentiment === review.label ? [] : [{ ...review, sentiment }];
  });
  return { accuracy: 1 - wrong.length / sample.length, wrong };
}
