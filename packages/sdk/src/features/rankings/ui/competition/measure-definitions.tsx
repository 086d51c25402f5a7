'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import type { RankMeasure } from '../../rank-series.ts';

/** What each measure means, on the screen where it is read. */
export function MeasureDefinitions({ measures }: { measures: readonly RankMeasure[] }): JSX.Element {
  const t = useTranslate();
  return (
    <Definitions>
      {measures.map((measure) => (
        <div key={measure}>
          <dt>{t(`rankings.measure.${measure}`)}</dt>
          <dd>{t(`rankings.measure.${measure}.definition`)}</dd>
        </div>
      ))}
    </Definitions>
  );
}

const Definitions = styled.dl.withConfig(innerClass('Competition-definitions'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 8px 24px;
  margin: 16px 0 0;
  padding-block-start: 14px;
  border-block-start: 1px solid var(--pf-line-2);
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  & dt {
    font-weight: 600;
  }
  & dd {
    margin: 0;
    text-wrap: pretty;
  }
`;
