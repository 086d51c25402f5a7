import { useId, type ReactNode, type JSX } from 'react';
import { detailsPart } from './details-part.ts';

interface DetailsSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the details under its own heading. */
export function DetailsSection({ title, children }: DetailsSectionProps): JSX.Element {
  const id = useId();
  return (
    <section className={detailsPart('section')} aria-labelledby={id}>
      <h3 id={id} className={detailsPart('heading')}>
        {title}
      </h3>
      {children}
    </section>
  );
}
