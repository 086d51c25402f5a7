'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';

const measures = ['position', 'average', 'average_all', 'top3'] as const;

/** What the numbers mean, in a sentence each. */
export function RankDefinitions(): JSX.Element {
  const t = useTranslate();
  return (
    <Definitions>
      <summary>{t('rankings.locations.definitions')}</summary>
      <dl>
        {measures.map((measure) => (
          <div key={measure}>
            <dt>{t(`rankings.locations.column.${measure}`)}</dt>
            <dd>{t(`rankings.locations.definition.${measure}`)}</dd>
          </div>
        ))}
      </dl>
    </Definitions>
  );
}

const Definitions = styled.details.withConfig(innerClass('RankLocations-definitions'))`
  flex: none;
  padding: 8px 24px;
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-surface);
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  :where([data-layout='narrow']) & {
    padding-inline: 16px;
  }
  & > summary {
    inline-size: fit-content;
    cursor: pointer;
  }
  & > summary:focus-visible {
    outline: var(--pf-focus);
    outline-offset: 2px;
    border-radius: 3px;
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
    gap: 8px 20px;
    margin: 8px 0 4px;
  }
  & dt {
    color: var(--pf-ink);
    font-weight: 600;
  }
  & dd {
    margin: 0;
  }
  @media (pointer: coarse) {
    & > summary {
      padding-block: 12px;
    }
  }
`;
