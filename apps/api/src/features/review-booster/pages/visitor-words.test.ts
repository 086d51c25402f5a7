import { usualQuestions } from '@pinfold/contract/features/review-booster/booster-question';
import { visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';
import { languages } from '@pinfold/contract/languages';
import { expect, test } from 'vitest';
import { labels } from '../../../i18n/i18n.ts';

test.each(languages)('RV-11 the preview of a form in %s says what its page says', (language) => {
  const page = labels(language, 'booster_pages');
  const { scan: _inPrint, ...words } = visitorWords[language];
  expect({ ...words, question: usualQuestions[language] }).toEqual({
    language: page.language,
    rating: page.rating,
    comment: page.comment,
    contact: page.contact,
    send: page.send,
    offer: page.offerHeading,
    offerText: page.offerText,
    google: page.offer_google,
    question: page.question,
  });
});
