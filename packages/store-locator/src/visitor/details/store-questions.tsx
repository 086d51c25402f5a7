import type { JSX } from 'react';
import { detailsPart } from './details-part.ts';
import { DetailsSection } from './details-section.tsx';
import type { StorePartProps } from './store-part-props.ts';

/** Questions with their answers folded, in the owner's order. */
export function StoreQuestions({ store, own }: StorePartProps): JSX.Element | null {
  if (store.questions.length === 0) return null;
  return (
    <DetailsSection title={own.questions}>
      {store.questions.map(({ question, answer }) => (
        <details key={question} className={detailsPart('fold')}>
          <summary>{question}</summary>
          <p className={detailsPart('text')}>{answer}</p>
        </details>
      ))}
    </DetailsSection>
  );
}
