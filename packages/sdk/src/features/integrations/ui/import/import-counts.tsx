'use client';
import { importOutcomes } from '@pinfold/contract/features/integrations/import-outcomes';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import type { ImportProgress } from '../../use-import-status.ts';

/** How many places came to each end so far. */
export function ImportCounts({ progress }: { progress: ImportProgress }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Counts>
      {shown.map((outcome) => (
        <Count key={outcome} data-bad={(outcome === 'errored' && progress.errored > 0) || undefined}>
          <dt>{t(`integrations.import.outcome.${outcome}`)}</dt>
          <dd>{format.number(progress[outcome])}</dd>
        </Count>
      ))}
    </Counts>
  );
}

// What went well first, what went wrong last.
const shown = importOutcomes.toSorted((a, b) => Number(a === 'errored') - Number(b === 'errored'));

const Counts = styled.dl.withConfig(innerClass('LocationImport-counts'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 12px 20px;
  margin: 0;
`;

const Count = styled.div.withConfig(innerClass('LocationImport-count'))`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  & > dt {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
  & > dd {
    margin: 0;
    font-size: var(--pf-font-size-xl);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  &:where([data-bad]) > dd {
    color: var(--pf-bad);
  }
`;
