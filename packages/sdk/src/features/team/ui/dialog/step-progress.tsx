'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';
import { useMemberFormState } from './member-form-context.ts';

/** How far the dialog is; the last step, where all is done, has none. */
export function StepProgress(): JSX.Element | null {
  const t = useTranslate();
  const { step, steps } = useMemberFormState();
  if (step === 'complete') return null;
  const shown = steps.filter((one) => one !== 'complete');
  const current = shown.indexOf(step);
  return (
    <Progress aria-label={t('team.dialog.progress', { number: current + 1, count: shown.length })}>
      {shown.map((one, index) => (
        <Step
          key={one}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : 'open'}
        >
          <span>{t(`team.step.${one}`)}</span>
        </Step>
      ))}
    </Progress>
  );
}

const Progress = styled.ol.withConfig(innerClass('MemberDialog-progress'))`
  display: flex;
  gap: 8px;
  margin: 0 0 18px;
  padding: 0;
  list-style: none;
`;

const Step = styled.li.withConfig(innerClass('MemberDialog-progressStep'))`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: 7px;
  border-block-start: 3px solid var(--pf-line);
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-xs);
  overflow-wrap: anywhere;
  /* On a phone the names would break; the title below says where one is. */
  @media (max-width: 480px) {
    & > span {
      ${visuallyHidden}
    }
  }
  &:where([data-state='done']) {
    border-color: color-mix(in srgb, var(--pf-primary) 45%, var(--pf-line));
  }
  &:where([data-state='current']) {
    border-color: var(--pf-primary);
    color: var(--pf-ink);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &:where([data-state='current']) {
      border-color: Highlight;
    }
  }
`;
