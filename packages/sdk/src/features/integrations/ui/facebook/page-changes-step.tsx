'use client';
import type { JSX } from 'react';
import { listingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Translate } from '../../../../i18n/i18n.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, levelBelow, Text } from '../../../../ui/layout/text.tsx';
import { FieldDifference } from '../../../listings/ui/change/field-difference.tsx';
import type { PresentField } from '../../../listings/ui/change/present-values.ts';
import type { FacebookPage, FacebookPagePreview } from '../../facebook/use-facebook-pages.ts';
import type { FacebookPageChoice } from '../../facebook/use-page-choice.ts';
import { useShownFirst } from '../directories/use-shown-first.tsx';
import { nameOf } from './page-location.tsx';

interface PageChangesStepProps {
  pages: readonly FacebookPage[];
  choice: FacebookPageChoice;
  previews: readonly FacebookPagePreview[];
  headingLevel: 2 | 3;
  onBack: () => void;
  onConfirm: () => void;
  isPending: boolean;
  /** Why the pages were not linked. */
  refusal: string | undefined;
}

/** What linking would write, page by page, and what pages cannot hold of their locations. */
export function PageChangesStep(props: PageChangesStepProps): JSX.Element {
  const { pages, choice, previews, headingLevel, onBack, onConfirm, isPending, refusal } = props;
  const t = useTranslate();
  const format = useFormat();
  const changed = previews.filter(({ differences }) => differences.length > 0);
  const unread = previews.filter(({ problem }) => problem !== null);
  const same = previews.length - changed.length - unread.length;
  const { shown, more } = useShownFirst(changed, 'facebook_accounts');
  return (
    <Stack as="section" gap={4} minInlineSize="0">
      <Stack gap={2}>
        <Heading level={headingLevel}>
          {changed.length > 0
            ? t('facebook_accounts.changes.title', { count: changed.length })
            : t('facebook_accounts.changes.none')}
        </Heading>
        {same > 0 && <Text as="p">{t('facebook_accounts.changes.same', { count: same })}</Text>}
        <Text as="p" size="s" tone="muted">
          {t('facebook_accounts.changes.address')}
        </Text>
      </Stack>
      {choice.ended.length > 0 && (
        <Banner tone="warn">
          {t('facebook_accounts.changes.ended', {
            count: choice.ended.length,
            pages: format.list(choice.ended.map(({ name }) => name)),
          })}
        </Banner>
      )}
      {unread.length > 0 && (
        <Banner tone="warn">
          {t('facebook_accounts.changes.unread', {
            count: unread.length,
            pages: format.list(
              unread.map(({ page_id: id }) => pages.find((page) => page.page_id === id)?.name ?? id),
            ),
          })}
        </Banner>
      )}
      <GapSummary previews={previews} />
      {shown.length > 0 && (
        <Stack as="ul" gap={4} aria-label={t('facebook_accounts.changes.list')}>
          {shown.map((preview) => {
            const page = pages.find(({ page_id: id }) => id === preview.page_id);
            return (
              page && (
                <li key={page.page_id}>
                  <PageChanges
                    page={page}
                    location={choice.locationOf(page)}
                    preview={preview}
                    headingLevel={levelBelow[headingLevel]}
                  />
                </li>
              )
            );
          })}
        </Stack>
      )}
      {more}
      <RefusalBanner message={refusal} />
      <Row gap={3} wrap>
        <Button
          variant="primary"
          onPress={onConfirm}
          isPending={isPending}
          pendingLabel={t('facebook_accounts.changes.confirming')}
        >
          {previews.length > 0
            ? t('facebook_accounts.changes.confirm', { count: previews.length })
            : t('facebook_accounts.changes.confirm_none')}
        </Button>
        <Button onPress={onBack}>{t('facebook_accounts.changes.back')}</Button>
      </Row>
    </Stack>
  );
}

interface PageChangesProps {
  page: FacebookPage;
  location: ReturnType<FacebookPageChoice['locationOf']>;
  preview: FacebookPagePreview;
  headingLevel: 3 | 4;
}

/** What changes on one page, as before and after. */
function PageChanges({ page, location, preview, headingLevel }: PageChangesProps) {
  const t = useTranslate();
  return (
    <TitledCard
      part="FacebookAccounts-page"
      title={page.name}
      headingLevel={headingLevel}
      note={location && nameOf(location)}
    >
      <Stack as="dl" gap={3}>
        {preview.differences.map((difference) => {
          const field = listingFieldOf[difference.field];
          return (
            <div key={difference.field}>
              <Text as="dt" size="s" tone="muted">
                {t(`facebook_accounts.changes.field.${difference.field}`)}
              </Text>
              <Text as="dd" wrap="anywhere">
                <FieldDifference
                  field={field}
                  ours={{ [field]: difference.before }}
                  proposed={{ [field]: difference.after }}
                  // Both numbers come with the code of their country.
                  country=""
                  isBrief
                />
              </Text>
            </div>
          );
        })}
      </Stack>
    </TitledCard>
  );
}

/** The field of a listing that a field of a page shows. */
const listingFieldOf = {
  phone: 'phone_number',
  website: 'website',
  about: 'description',
  hours: 'opening_hours',
} as const satisfies Record<FacebookPagePreview['differences'][number]['field'], PresentField>;

type Gap = FacebookPagePreview['gaps'][number];

/** What pages cannot hold, each kind with how many pages it concerns. */
function GapSummary({ previews }: Pick<PageChangesStepProps, 'previews'>) {
  const t = useTranslate();
  const format = useFormat();
  const counts = new Map<string, number>();
  for (const { gaps } of previews)
    for (const text of gaps.map((gap) => gapText(t, format.list, gap)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <Banner title={t('facebook_accounts.gaps.title')}>
      <List gap={1}>
        {[...counts].map(([text, count]) => (
          <li key={text}>
            {text} ({t('facebook_accounts.gaps.pages', { count })})
          </li>
        ))}
      </List>
    </Banner>
  );
}

function gapText(
  t: Translate,
  list: (words: readonly string[]) => string,
  { field, reason, days }: Gap,
): string {
  if (days)
    return t('facebook_accounts.gaps.cut_hours', {
      days: list(days.map((day) => t(`listing_values.weekday.${day as Weekday}`))),
    });
  const known = listingFields.find((one) => one === field);
  return t(`facebook_accounts.gaps.${reason}`, { field: known ? t(`listing_values.field.${known}`) : field });
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
