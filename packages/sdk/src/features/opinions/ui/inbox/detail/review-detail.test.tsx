// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPinfold } from '../../../../../testing/render-in-pinfold.tsx';
import { testReview } from '../../../../../testing/reviews/review-fixtures.ts';
import { ReviewText } from './review-detail.tsx';

test('RV-01 a review is shown as it was written, and its translation on demand', () => {
  const review = testReview({ id: 1, comment: 'Studená káva.', comment_translation: 'Zimna kawa.' });
  renderInPinfold(<ReviewText review={review} />);
  expect(screen.getByText('Studená káva.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż tłumaczenie Google' }));
  expect(screen.getByText('Zimna kawa.')).toBeTruthy();
  expect(screen.queryByText('Studená káva.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż oryginał' }));
  expect(screen.getByText('Studená káva.')).toBeTruthy();
});

test('RV-01 without a translation there is nothing to show', () => {
  renderInPinfold(<ReviewText review={testReview({ id: 1 })} />);
  expect(screen.queryByRole('button')).toBeNull();
});
