'use client';
import { renderTemplate } from '@pinfold/contract/features/reviews/templates/render-template';
import { templateParts } from '@pinfold/contract/features/reviews/templates/template-parts';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';

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
    <Sample role="group" aria-label={t('reply_templates.form.sample')}>
      <h3>{t('reply_templates.form.sample')}</h3>
      {asksName && <small>{t('reply_templates.form.sample_named')}</small>}
      <Quote dir="auto">{renderTemplate(text, values)}</Quote>
      {asksName && (
        <>
          <small>{t('reply_templates.form.sample_anonymous')}</small>
          <Quote dir="auto">{renderTemplate(text, { ...values, name: undefined })}</Quote>
        </>
      )}
    </Sample>
  );
}

const Sample = styled.div.withConfig(innerClass('ReplyTemplates-sample'))`
  display: flex;
  flex-direction: column;
  gap: 4px;
  & > h3 {
    margin: 0 0 2px;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
    font-weight: 550;
  }
  & > small {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;

const Quote = styled.blockquote.withConfig(innerClass('ReplyTemplates-quote'))`
  margin: 0 0 6px;
  padding-inline-start: 12px;
  border-inline-start: 3px solid var(--pf-primary);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
