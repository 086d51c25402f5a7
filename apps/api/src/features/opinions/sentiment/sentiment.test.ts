import { describe, expect, test } from 'vitest';
import { labelledSample, measureAccuracy } from './sample/labelled-sample.ts';
import { readSentiment, sentimentAround } from './read-sentiment.ts';

describe('RV-06 the sentiment of a review', () => {
  test.each([
    ['Nie polecam, szkoda czasu', 1, 'negative'],
    ['Nic złego nie mogę powiedzieć, bardzo miła obsługa', 5, 'positive'],
    ['Kawa dobra, ale obsługa niemiła', 3, 'mixed'],
    ['Nie tylko smacznie, ale i tanio', 5, 'positive'],
    ['The food was not bad', 4, 'positive'],
    ['No volveremos, un desastre', 1, 'negative'],
    ['Super, po prostu super', 1, 'negative'],
    ['Sehr guter Kaffee und nettes Personal, gerne wieder', 5, 'positive'],
    ['Der Kaffee war kalt und die Bedienung unfreundlich', 1, 'negative'],
    ['Otwarte do osiemnastej', 3, 'neutral'],
    ['👍', 5, 'positive'],
  ] as const)('%s (%i stars) is %s… to a person and to the rule', (text, rating, sentiment) => {
    expect(readSentiment(text, rating).sentiment).toBe(sentiment);
  });

  test('is read as a person reads it in as many cases as the documentation promises', () => {
    const sample = labelledSample();
    const heldOut = sample.filter(({ isHeldOut }) => isHeldOut);
    expect(sample.length).toBeGreaterThanOrEqual(300);
    expect(new Set(sample.map(({ text }) => text)).size).toBe(sample.length);
    expect(heldOut.length).toBeGreaterThanOrEqual(100);
    expect(measureAccuracy(sample.filter(({ isHeldOut }) => !isHeldOut)).accuracy).toBeGreaterThanOrEqual(
      0.91,
    );
    expect(measureAccuracy(heldOut).accuracy).toBeGreaterThanOrEqual(0.86);
  });

  test('of one subject is that of what is said of it', () => {
    const text = 'Sernik przepyszny, ale kawa zimna. Toaleta na końcu korytarza.';
    const read = readSentiment(text, 3);
    const of = (word: string) => {
      const from = text.indexOf(word);
      return sentimentAround(read, [{ from, to: from + word.length }]);
    };
    expect([of('Sernik'), of('kawa'), of('Toaleta')]).toEqual(['positive', 'negative', 'neutral']);
    const both = sentimentAround(read, [
      { from: 0, to: 6 },
      { from: 23, to: 27 },
    ]);
    expect(both).toBe('mixed');
  });
});
