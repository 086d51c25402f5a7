'use client';
import { boosterLimits } from '@pinfold/contract/features/review-booster/booster-form';
import { questionIn } from '@pinfold/contract/features/review-booster/booster-question';
import type { Language } from '@pinfold/contract/languages';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useCurrentCompany } from '../../../company/current-company.ts';
import type { BoosterFormValues } from '../../forms/booster-form-values.ts';
import { filledWords, visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';

/** What customers see, in each language of the form: a picture of it, of which nothing can be pressed. */
export function VisitorPreview({
  values,
}: {
  values: Pick<BoosterFormValues, 'languages' | 'question' | 'asksContact' | 'links' | 'retentionDays'>;
}): JSX.Element | null {
  const t = useTranslate();
  const { data: company } = useCurrentCompany();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen && values.languages.includes(chosen) ? chosen : values.languages[0];
  if (!language) return null;
  const words = visitorWords[language];
  const filled = (text: string) =>
    filledWords(text, {
      company: company?.name ?? '',
      // An empty field is no number.
      retentionDays: values.retentionDays || boosterLimits.retentionDays.usual,
    });
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
        <Hint>{words.required}</Hint>
        <Stack gap={1}>
          <Text size="s" tone="muted">
            {words.rating}
          </Text>
          {[...words.scores, words.noRating].map((score) => (
            <Choice key={score} mark="○">
              {score}
            </Choice>
          ))}
        </Stack>
        <Blank label={words.comment} hint={filled(words.commentHint)} rows={3} />
        {values.asksContact && (
          <>
            <Blank label={words.contact} hint={words.contactHint} rows={1} />
            <Choice mark="☐">{filled(words.consent)}</Choice>
          </>
        )}
        <Row>
          <Tag tone="info">{words.send}</Tag>
        </Row>
        <Hint>{filled(words.privacy)}</Hint>
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

/** A radio button or box of the picture, with its words. */
function Choice({ mark, children }: { mark: string; children: string }) {
  return (
    <Row gap={2} align="start">
      <span aria-hidden>{mark}</span>
      <Text wrap="pretty">{children}</Text>
    </Row>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <Text as="p" size="s" tone="muted" wrap="pretty">
      {children}
    </Text>
  );
}

/** An empty field of the picture. */
function Blank({ label, hint, rows }: { label: string; hint: string; rows: number }) {
  return (
    <Stack gap={1}>
      <Text size="s" tone="muted">
        {label}
      </Text>
      <Hint>{hint}</Hint>
      <Stack isFramed minBlockSize={`${rows * 1.5 + 1}em`} />
    </Stack>
  );
}
