'use client';
import {
  filledInvitation,
  invitationWords,
} from '@pinfold/contract/features/review-booster/invitation-words';
import { visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';
import type { Language } from '@pinfold/contract/languages';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useCurrentCompany } from '../../../company/current-company.ts';
import type { BoosterForm } from '../../booster.queries.ts';
import type { InvitationValues } from '../../invitations/invitation-values.ts';

interface InvitationPreviewProps {
  form: BoosterForm;
  values: InvitationValues;
}

/** The mail as its reader gets it, in each language of the form: a picture of it, of which nothing can be pressed. */
export function InvitationPreview({ form, values }: InvitationPreviewProps): JSX.Element {
  const t = useTranslate();
  const { data: company } = useCurrentCompany();
  const [chosen, setChosen] = useState<Language>();
  const [first = 'pl'] = form.languages;
  const language = chosen ?? first;
  const words = invitationWords[language];
  const filled = (text: string) =>
    filledInvitation(text, {
      company: company?.name ?? '',
      location: t('review_booster.invitations.preview_location'),
      basis: values.basisHow.trim() || '…',
      day: values.basisDay ? dayIn(language, values.basisDay) : '…',
    });
  return (
    <Stack role="group" aria-label={t('review_booster.invitations.preview')} gap={4} minInlineSize="0">
      <Row gap={3} rowGap={2} wrap>
        <Text size="s" tone="muted" weight="medium" flex="grow">
          {t('review_booster.invitations.preview')}
        </Text>
        {form.languages.length > 1 && (
          <SegmentedControl
            label={t('review_booster.preview_language')}
            segments={form.languages.map((one) => ({ id: one, label: visitorWords[one].language }))}
            value={language}
            onChange={setChosen}
          />
        )}
      </Row>
      <Stack isFramed padding={5} gap={4} lang={language}>
        <Text as="p" size="s" tone="muted" wrap="anywhere">
          {values.subject.trim() || filled(words.subject)}
        </Text>
        <Divider />
        <Text as="p" weight="semibold" size="l">
          {words.heading}
        </Text>
        {values.message.trim() && (
          <Text as="p" wrap="anywhere">
            {values.message.trim()}
          </Text>
        )}
        <Text as="p" wrap="pretty">
          {filled(words.asks)}
        </Text>
        <Text as="p" wrap="pretty">
          {words.equal}
        </Text>
        <Row>
          <Tag tone="info">{words.button}</Tag>
        </Row>
        <Text as="p" size="s" tone="muted" wrap="pretty">
          {filled(words.why)} {filled(words.controller)}
        </Text>
        <Text as="p" size="s" tone="muted">
          {words.unsubscribe}
        </Text>
      </Stack>
      <Text as="p" size="s" tone="subtle" wrap="pretty">
        {t('review_booster.invitations.preview_hint')}
      </Text>
    </Stack>
  );
}

/** A day as the mail writes it, in its own language. */
function dayIn(language: Language, day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
