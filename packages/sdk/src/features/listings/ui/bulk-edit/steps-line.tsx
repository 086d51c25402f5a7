'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { useBulkEditorView } from './bulk-editor-context.ts';

const steps = ['edit', 'review', 'run'] as const;

/** The way through a bulk edit, with where the reader is on it. */
export function StepsLine(): JSX.Element {
  const t = useTranslate();
  const { step } = useBulkEditorView().editor;
  return (
    <List gap={5} rowGap={2} direction="row" as="ol" wrap aria-label={t('bulk_edit.steps')}>
      {steps.map((one, index) => (
        <Step
          key={one}
          aria-current={one === step ? 'step' : undefined}
          data-done={index < steps.indexOf(step) || undefined}
        >
          <span aria-hidden>{index + 1}</span>
          {t(`bulk_edit.step.${one}`)}
        </Step>
      ))}
    </List>
  );
}

const Step = styled.li.withConfig(innerClass('BulkEditor-step'))`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  & > span {
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border: 1px solid var(--pf-field-line);
    border-radius: 50%;
    font-size: 0.85em;
  }
  &:where([aria-current]) {
    color: var(--pf-ink);
    font-weight: 600;
  }
  &:where([aria-current]) > span {
    border-color: var(--pf-primary);
    background: var(--pf-primary);
    color: var(--pf-primary-ink);
  }
  &:where([data-done]) > span {
    border-color: var(--pf-primary);
    color: var(--pf-primary);
  }
`;
