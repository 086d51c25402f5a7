'use client';
import { listingQuality } from '@pinfold/contract/features/listings/quality/listing-quality';
import { useMemo, type JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { goToSection } from '../../../../patterns/section-nav.tsx';
import { useDraftBase, useDraftValues } from '../../../../state/use-draft-form.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { sectionOfPart } from '../../quality/section-of-part.ts';
import type { ListingPartProps } from './editor-context.ts';
import { useListingEditorView } from './editor-context.ts';
import { SideCard, SideTitle } from './side-card.ts';

/** How complete the listing is, and the sections that would bring most. */
export function QualityCard({ listing, editor }: ListingPartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { headingLevel, idPrefix } = useListingEditorView();
  const today = format.today();
  const values = useDraftValues(editor.form);
  const base = useDraftBase(editor.form);
  const { business_type } = listing;
  const now = useMemo(() => listingQuality({ ...base, business_type }, today), [base, business_type, today]);
  const then = useMemo(
    () => listingQuality({ ...values, business_type }, today),
    [values, business_type, today],
  );
  const steps = then.next.filter(({ gain }) => gain >= 1).slice(0, 3);
  const title = t('listing_editor.editor.quality');
  const score = t('listing_editor.editor.quality_score', { score: now.score });
  return (
    <SideCard>
      <SideTitle as={`h${headingLevel}`}>{title}</SideTitle>
      <ProgressBar
        label={score}
        value={then.score}
        valueLabel={
          then.score === now.score
            ? t(`listing_editor.editor.band.${now.band}`)
            : t('listing_editor.editor.quality_after', { score: then.score })
        }
        tone={then.score >= 75 ? 'good' : 'warn'}
      />
      <Steps>
        {steps.map(({ part, gain }) => (
          <li key={part}>
            <Link
              href={`#${idPrefix}${sectionOfPart[part]}`}
              onClick={(event) => {
                event.preventDefault();
                goToSection(`${idPrefix}${sectionOfPart[part]}`);
              }}
            >
              {t(`listing_editor.editor.section.${sectionOfPart[part]}`)}
            </Link>
            <span>{t('listing_editor.editor.quality_gain', { points: Math.round(gain) })}</span>
          </li>
        ))}
      </Steps>
    </SideCard>
  );
}

const Steps = styled.ul.withConfig(innerClass('ListingEditor-quality'))`
  display: flex;
  flex-direction: column;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  & > li > span {
    color: var(--pf-ink-3);
    font-variant-numeric: tabular-nums;
  }
`;
