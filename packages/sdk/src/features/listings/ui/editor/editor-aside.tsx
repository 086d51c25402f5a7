'use client';
import { type JSX, useMemo } from 'react';
import { styled, type StyledComponent } from 'styled-components';
import { isOpenAt, nextChange } from '@pinfold/contract/features/listings/hours/open-at';
import type { ListingQuality } from '@pinfold/contract/features/listings/quality/listing-quality';
import { googleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import type { Translate } from '../../../../i18n/i18n.ts';
import { type Format, useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFeatureFlags } from '../../../../permissions/use-permission.ts';
import { goToSection } from '../../../../patterns/section-nav.tsx';
import { useDraftBase, useDraftValues } from '../../../../state/use-draft-form.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { useListingCategories } from '../../catalog/use-catalog.ts';
import type { Listing } from '../../editor/listing-model.ts';
import { sectionOfPart, shownSections } from '../../editor/listing-sections.ts';
import { useQualityOf } from '../../quality/use-quality-of.ts';
import { usePhoneNumbers } from '../../use-phone-numbers.ts';
import { EditedFields } from './edited-fields.tsx';
import { type ListingPartProps, useEditorSlot, useListingEditorView } from './editor-context.ts';
import { ListingMap } from './listing-map.tsx';

/** The location as customers find it: on the map, what it is, and until when it is open. */
export function ListingCard({ listing, editor }: ListingPartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { headingLevel, isNarrow } = useListingEditorView();
  const Details = useEditorSlot('CardDetails', undefined);
  const { primary_category: category, country } = listing;
  const { data: categories } = useListingCategories({ ids: category === '' ? [] : [category], country });
  const facts = [categories?.[0]?.name, openText(listing, t, format)].filter(Boolean).join(' · ');
  return (
    <SideCard>
      {!isNarrow && <ListingMap />}
      <Heading level={headingLevel} size="m">
        {listing.name}
      </Heading>
      {Details && <Details listing={listing} editor={editor} />}
      <Text tone="muted">{facts}</Text>
      {listing.maps_url !== '' && (
        <Link href={listing.maps_url} target="_blank" rel="noreferrer">
          {t('listing_editor.editor.see_on_map')}
        </Link>
      )}
    </SideCard>
  );
}

function openText(listing: Listing, t: Translate, format: Format): string {
  if (listing.open_status !== 'OPEN') return t(`listing_editor.editor.status.${listing.open_status}`);
  const now = new Date();
  const isOpen = isOpenAt(listing, now, format.timeZone);
  const next = nextChange(listing, now, format.timeZone);
  if (!next) return isOpen ? t('listing_editor.editor.open_now') : '';
  const isToday = format.today(next.at) === format.today(now);
  const time = format.date(next.at, isToday || isOpen ? 'time' : 'date_time');
  return t(`listing_editor.editor.${isOpen ? 'open_until' : 'opens_at'}`, { time });
}

/** What sending would change, before and after, and what may come of it. */
export function WillSend({ editor }: ListingPartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { headingLevel } = useListingEditorView();
  const values = useDraftValues(editor.form);
  const base = useDraftBase(editor.form);
  const phones = usePhoneNumbers()();
  const { fields, reverification } = useMemo(
    () => googleUpdate(base, values, phones),
    [base, values, phones],
  );
  return (
    <SideCard>
      <Heading level={headingLevel} size="m">
        {t('listing_editor.editor.will_send')}
      </Heading>
      {fields.length > 0 && <EditedFields fields={fields} before={base} after={values} />}
      {reverification.length > 0 && (
        <Banner tone="warn" role="status">
          {t('listing_editor.editor.reverification', {
            fields: format.list(reverification.map((field) => t(`listing_editor.editor.field.${field}`))),
          })}
        </Banner>
      )}
      <p>{t(`listing_editor.editor.${fields.length > 0 ? 'usual_time' : 'nothing_to_send'}`)}</p>
    </SideCard>
  );
}

/** How complete the listing is, and the sections that would raise its score most. */
export function QualityCard({ listing, editor }: ListingPartProps): JSX.Element {
  const t = useTranslate();
  const { headingLevel } = useListingEditorView();
  const values = useDraftValues(editor.form);
  const base = useDraftBase(editor.form);
  const { business_type } = listing;
  const now = useQualityOf(useMemo(() => ({ ...base, business_type }), [base, business_type]));
  const then = useQualityOf(useMemo(() => ({ ...values, business_type }), [values, business_type]));
  const failed = now.error ? now : then.error ? then : undefined;
  return (
    <SideCard>
      <Heading level={headingLevel} size="m">
        {t('listing_editor.editor.quality')}
      </Heading>
      {now.quality && then.quality ? (
        <QualitySteps now={now.quality} then={then.quality} />
      ) : failed ? (
        <Row gap={3} rowGap={1} wrap>
          <Text as="p" size="s" tone="muted" role="status">
            {t('listing_editor.hours.holidays_failed')}
          </Text>
          <Button size="s" variant="ghost" onPress={failed.refetch} isPending={failed.isFetching}>
            {t('common.retry')}
          </Button>
        </Row>
      ) : (
        <Skeleton label={t('common.loading')} blocks={1} lines={2} />
      )}
    </SideCard>
  );
}

interface QualityStepsProps {
  /** Of the listing as it is. */
  now: ListingQuality;
  /** Of the listing as it is typed. */
  then: ListingQuality;
}

function QualitySteps({ now, then }: QualityStepsProps) {
  const t = useTranslate();
  const { idPrefix } = useListingEditorView();
  const flags = useFeatureFlags();
  const steps = then.next
    .filter(({ part, gain }) => gain >= 1 && shownSections([sectionOfPart[part]], flags).length > 0)
    .slice(0, 3);
  return (
    <>
      <ProgressBar
        label={t('listing_editor.editor.quality_score', { score: now.score })}
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
                goToSection(event.currentTarget, `${idPrefix}${sectionOfPart[part]}`);
              }}
            >
              {t(`listing_editor.editor.section.${sectionOfPart[part]}`)}
            </Link>
            <Text tone="subtle">{t('listing_editor.editor.quality_gain', { points: Math.round(gain) })}</Text>
          </Row>
        ))}
      </List>
    </>
  );
}

/** One subject beside the sections. */
const SideCard: StyledComponent<'section'> = styled.section.withConfig(partClass('ListingEditor-card'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-inline-size: 0;
  padding: 16px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  box-shadow: var(--pf-shadow);
  & > p {
    margin: 0;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;
