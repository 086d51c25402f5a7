'use client';
import { listingQuality } from '@pinfold/contract/features/listings/quality/listing-quality';
import { useMemo, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { goToSection } from '../../../../patterns/section-nav.tsx';
import { useDraftBase, useDraftValues } from '../../../../state/use-draft-form.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { sectionOfPart } from '../../quality/section-of-part.ts';
import type { ListingPartProps } from './editor-context.ts';
import { useListingEditorView } from './editor-context.ts';
import { SideCard } from './side-card.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

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
      <Heading level={headingLevel} size="m">
        {title}
      </Heading>
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
      <List gap={3}>
        {steps.map(({ part, gain }) => (
          <Row key={part} as="li" justify="between" gap={4}>
            <Link
              href={`#${idPrefix}${sectionOfPart[part]}`}
              onClick={(event) => {
                event.preventDefault();
                goToSection(`${idPrefix}${sectionOfPart[part]}`);
              }}
            >
              {t(`listing_editor.editor.section.${sectionOfPart[part]}`)}
            </Link>
            <Text tone="subtle">{t('listing_editor.editor.quality_gain', { points: Math.round(gain) })}</Text>
          </Row>
        ))}
      </List>
    </SideCard>
  );
}
