'use client';
import { questionIn } from '@pinfold/contract/features/review-booster/booster-question';
import type { Language } from '@pinfold/contract/languages';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Stars } from '../../../../ui/display/stars.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { BoosterFormValues } from '../../forms/booster-form-values.ts';
import { visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';

/** What customers see, in each language of the form: a picture of it, of which nothing can be pressed. */
export function VisitorPreview({
  values,
}: {
  values: Pick<BoosterFormValues, 'languages' | 'question' | 'asksContact' | 'links'>;
}): JSX.Element | null {
  const t = useTranslate();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen && values.languages.includes(chosen) ? chosen : values.languages[0];
  if (!language) return null;
  const words = visitorWords[language];
  return (
    <Stack
      part="BoosterForms-preview"
      role="group"
      aria-label={t('review_booster.preview')}
      gap={4}
      minInlineSize="0"
    >
      <Row gap={3} rowGap={2} wrap>
        <Text size="s" tone="muted" weight="medium" flex="grow">
          {t('review_booster.preview')}
        </Text>
        {values.languages.length > 1 && (
          <SegmentedControl
            label={t('review_booster.preview_language')}
            segments={values.languages.map((one) => ({ id: one, label: visitorWords[one].language }))}
            value={language}
            onChange={setChosen}
          />
        )}
      </Row>
      <Stack isFramed padding={5} gap={4} lang={language}>
        <Text as="p" weight="semibold" size="l" wrap="anywhere">
          {questionIn(values, language)}
        </Text>
        <Stack gap={1}>
          <Text size="s" tone="muted">
            {words.rating}
          </Text>
          <Stars value={0} size={26} label={words.rating} />
        </Stack>
        <Blank label={words.comment} rows={3} />
        {values.asksContact && <Blank label={words.contact} rows={1} />}
        <Row>
          <Tag tone="info">{words.send}</Tag>
        </Row>
        {values.links.length > 0 && (
          <Stack gap={2}>
            <Divider />
            <Text as="p" weight="semibold">
              {words.offer}
            </Text>
            <Text as="p" size="s" tone="muted" wrap="pretty">
              {words.offerText}
            </Text>
            <Row gap={2} wrap>
              {values.links.map((target) => (
                <Tag key={target} tone="info">
                  {words[target]}
                </Tag>
              ))}
            </Row>
          </Stack>
        )}
      </Stack>
      <Text as="p" size="s" tone="subtle" wrap="pretty">
        {t('review_booster.preview_hint')}
      </Text>
    </Stack>
  );
}

/** An empty field of the picture. */
function Blank({ label, rows }: { label: string; rows: number }) {
  return (
    <Stack gap={1}>
      <Text size="s" tone="muted">
        {label}
      </Text>
      <Stack isFramed minBlockSize={`${rows * 1.5 + 1}em`} />
    </Stack>
  );
}
