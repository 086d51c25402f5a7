import { boosterLimits } from '@pinfold/contract/features/review-booster/booster-form';
import { usualQuestions } from '@pinfold/contract/features/review-booster/booster-question';
import { filledWords, visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';
import { languages } from '@pinfold/contract/languages';
import { expect, test } from 'vitest';
import { labels, translate } from '../../../i18n/i18n.ts';

const { least, usual } = boosterLimits.retentionDays;
/** In Polish the numbers differ in their plural forms. */
const retentionDays = [least, 31, 32, 35, usual];

test.each(languages)('RV-11 the preview of a form in %s says what its page says', (language) => {
  const page = labels(language, 'booster_pages');
  const { scan: _inPrint, privacy: _filled, ...words } = visitorWords[language];
  expect({ ...words, question: usualQuestions[language] }).toEqual({
    language: page.language,
    required: page.required,
    rating: page.rating,
    scores: [5, 4, 3, 2, 1].map((count) => translate(language, 'booster_pages.stars', { count })),
    noRating: page.noRating,
    comment: page.comment,
    commentHint: page.commentHint,
    contact: page.contact,
    contactHint: page.contactHint,
    consent: page.consent,
    send: page.send,
    offer: page.offerHeading,
    offerText: page.offerText,
    google: page.offer_google,
    question: page.question,
  });
});

test.each(languages.flatMap((language) => retentionDays.map((days) => ({ language, days }))))(
  'RV-11 the preview in $language says as its page that answers go after $days days',
  ({ language, days }) => {
    const company = 'Kwiaciarnia Róża';
    expect(filledWords(visitorWords[language].privacy, { company, retentionDays: days })).toBe(
      translate(language, 'booster_pages.privacy', { company, count: days }),
    );
  },
);
