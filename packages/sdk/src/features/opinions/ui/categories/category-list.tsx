'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList, DataRow } from '../../../../patterns/data-list.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { EditIcon, TagIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LimitUse } from '../../../company/plan-limit.ts';
import {
  categorisationAccess,
  reviewCategoriesAccess,
  type ReviewCategory,
  triedPhrasesAccess,
  useCategorisation,
  useSaveReviewCategory,
} from '../../categories/review-categories.ts';

interface CategoryListProps {
  categories: readonly ReviewCategory[];
  limit: LimitUse | undefined;
  headingLevel: 1 | 2 | 3;
  reviewsHref: ((categoryId: number) => string) | undefined;
  onEdit: (category: ReviewCategory) => void;
  onRemove: (category: ReviewCategory) => void;
}

/** The categories by name, and how many of them the plan allows to be automatic. */
export function CategoryList({ categories, limit, headingLevel, ...row }: CategoryListProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  if (categories.length === 0)
    return (
      <EmptyState
        icon={<TagIcon size={24} />}
        title={t('review_categories.empty.title')}
        headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
      >
        {t('review_categories.empty.text')}
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      {limit && (
        <Text
          as="p"
          tone={limit.isReached ? 'warn' : 'subtle'}
          weight={limit.isReached ? 'semibold' : undefined}
          size="s"
          isTabular
        >
          {t('review_categories.used', { used: format.number(limit.used), max: format.number(limit.max) })}
        </Text>
      )}
      <DataList label={t('review_categories.title')}>
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            isLimitReached={limit?.isReached === true}
            {...row}
          />
        ))}
      </DataList>
    </Stack>
  );
}

interface CategoryRowProps {
  category: ReviewCategory;
  /** No further category can be automatic. */
  isLimitReached: boolean;
  reviewsHref: ((categoryId: number) => string) | undefined;
  onEdit: (category: ReviewCategory) => void;
  onRemove: (category: ReviewCategory) => void;
}

const phrasesShown = 6;

/** One category: its phrases, its reviews, and whether it is automatic. */
function CategoryRow({
  category,
  isLimitReached,
  reviewsHref,
  onEdit,
  onRemove,
}: CategoryRowProps): JSX.Element {
  const t = useTranslate();
  const save = useSaveReviewCategory();
  const { isProcessing } = useCategorisation();
  const changing = usePermission(reviewCategoriesAccess);
  const opening = usePermission(triedPhrasesAccess);
  const automatic = usePermission(categorisationAccess);
  const { id, name, phrases, is_automatic: isAutomatic, reviews_count: count } = category;
  const { app_reviews_count: ofApps, booster_reviews_count: ofForms } = category;
  const shown = save.isPending ? (save.variables.is_automatic ?? isAutomatic) : isAutomatic;
  const words = t('review_categories.reviews', { count });
  const more = phrases.length - phrasesShown;
  const refusal = changing.reason && refusalWords(changing.reason, t('review_categories.not_allowed'));
  return (
    <DataRow
      part="ReviewCategories-row"
      basis="220px"
      title={name}
      details={
        <Stack minInlineSize="0">
          <Text as="div" tone={phrases.length === 0 ? 'subtle' : 'muted'} wrap="anywhere">
            {phrases.slice(0, phrasesShown).join(', ') || t('review_categories.no_phrases')}
            {more > 0 && <span>{` ${t('review_categories.more_phrases', { count: more })}`}</span>}
          </Text>
          <Text as="div">
            {reviewsHref && count > 0 ? (
              <Link href={reviewsHref(id)} isInApp>
                {words}
              </Link>
            ) : (
              <span>{words}</span>
            )}
            {ofApps > 0 && <span>{` · ${t('review_categories.app_reviews', { count: ofApps })}`}</span>}
            {ofForms > 0 && <span>{` · ${t('review_categories.booster_reviews', { count: ofForms })}`}</span>}
          </Text>
        </Stack>
      }
      actions={
        <Row role="group" aria-label={name} gap={2}>
          <Inset padding={[0, 3, 0]}>
            <Switch
              label={t('review_categories.automatic')}
              isSelected={shown}
              isDisabled={!automatic.allowed || (isLimitReached && !isAutomatic)}
              onChange={(is_automatic) => !save.isPending && save.mutate({ id, is_automatic })}
            />
          </Inset>
          <IconButton
            size="s"
            icon={<EditIcon size={16} />}
            label={t('review_categories.edit', { name })}
            disabledReason={
              opening.reason && refusalWords(opening.reason, t('review_categories.not_allowed'))
            }
            onPress={() => onEdit(category)}
          />
          <IconButton
            size="s"
            icon={<TrashIcon size={16} />}
            label={t('review_categories.delete', { name })}
            disabledReason={refusal ?? (isProcessing ? t('review_categories.run.processing') : undefined)}
            onPress={() => onRemove(category)}
          />
        </Row>
      }
    />
  );
}

function refusalWords(reason: { code: string; text: string }, denied: string): string {
  return reason.code === 'permission_denied' ? denied : reason.text;
}
