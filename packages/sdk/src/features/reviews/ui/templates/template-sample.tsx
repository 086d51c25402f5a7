'use client';
import { renderTemplate } from '@pinfold/contract/features/reviews/templates/render-template';
import { templateParts } from '@pinfold/contract/features/reviews/templates/reply-template';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Quotation } from '../../../../ui/display/quotation.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

/** What customers read: one with a name and, where the name is spoken of, one without. */
export function TemplateSample({ text }: { text: string }): JSX.Element {
  const t = useTranslate();
  const values = {
    name: t('reply_templates.form.example_name'),
    location: t('reply_templates.form.example_location'),
    city: t('reply_templates.form.example_city'),
    rating: 5,
  };
  const asksName = templateParts(text).some((part) => part.kind === 'variable' && part.variable === 'name');
  return (
    <Stack role="group" aria-label={t('reply_templates.form.sample')} gap={2}>
      <Heading level={3} size="s" tone="muted" weight="medium">
        {t('reply_templates.form.sample')}
      </Heading>
      {asksName && (
        <Text as="small" size="s" tone="subtle">
          {t('reply_templates.form.sample_named')}
        </Text>
      )}
      <Quotation>{renderTemplate(text, values)}</Quotation>
      {asksName && (
        <>
          <Text as="small" size="s" tone="subtle">
            {t('reply_templates.form.sample_anonymous')}
          </Text>
          <Quotation>{renderTemplate(text, { ...values, name: undefined })}</Quotation>
        </>
      )}
    </Stack>
  );
}
