import { useId, type JSX } from 'react';
import type { DetailsWords } from '../words/details/details-words.ts';
import { detailsPart } from './details-part.ts';
import type { ReviewChoice } from './use-store-reviews.ts';

interface ReviewFiltersProps {
  choice: ReviewChoice;
  onChoose: (choice: ReviewChoice) => void;
  own: DetailsWords;
}

/** Which stars, and whether with text. */
export function ReviewFilters({ choice, onChoose, own }: ReviewFiltersProps): JSX.Element {
  const id = useId();
  return (
    <div className={detailsPart('filters')}>
      <label htmlFor={`${id}stars`}>{own.starsFilter}</label>
      <select
        id={`${id}stars`}
        value={String(choice.rating ?? '')}
        onChange={({ currentTarget }) => onChoose({ ...choice, rating: Number(currentTarget.value) || null })}
      >
        <option value="">{own.allStars}</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {own.stars(stars)}
          </option>
        ))}
      </select>
      <label>
        <input
          type="checkbox"
          checked={choice.isTextOnly}
          onChange={({ currentTarget }) => onChoose({ ...choice, isTextOnly: currentTarget.checked })}
        />{' '}
        {own.textOnly}
      </label>
    </div>
  );
}
