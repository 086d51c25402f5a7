'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { CheckIcon } from '../../../../ui/icons/action-icons.tsx';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { creationSteps } from '../../create/new-listing-draft.ts';
import type { ListingCreator } from '../../create/use-listing-creator.ts';

/** Where on its way to the map the location is. */
export function CreationProgress({
  creator,
  isSent,
}: {
  creator: ListingCreator;
  isSent: boolean;
}): JSX.Element {
  const t = useTranslate();
  const steps = [...creationSteps, 'verification'] as const;
  const now = isSent ? steps.length - 1 : steps.indexOf(creator.step);
  return (
    <Steps aria-label={t('listings.create.steps')}>
      {steps.map((step, index) => (
        <Step
          key={step}
          aria-current={index === now ? 'step' : undefined}
          data-done={index < now || undefined}
        >
          <Number aria-hidden>{index < now ? <CheckIcon size={13} /> : index + 1}</Number>
          <span>
            {t(`listings.create.step.${step}`)}
            {index < now && <VisuallyHidden> {t('listings.create.step_done')}</VisuallyHidden>}
          </span>
        </Step>
      ))}
    </Steps>
  );
}

const Steps = styled.ol.withConfig(innerClass('ListingCreator-steps'))`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--pf-font-size-s);
`;

const Step = styled.li.withConfig(innerClass('ListingCreator-step'))`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--pf-ink-3);
  &:where([data-done]) {
    color: var(--pf-ink-2);
  }
  &:where([aria-current]) {
    color: var(--pf-ink);
    font-weight: 600;
  }
`;

const Number = styled.span.withConfig(innerClass('ListingCreator-number'))`
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border: 1px solid var(--pf-field-line);
  border-radius: 50%;
  font-size: var(--pf-font-size-xs);
  :where([data-done]) > & {
    border-color: var(--pf-primary);
    color: var(--pf-primary);
  }
  :where([aria-current]) > & {
    border-color: var(--pf-primary);
    background: var(--pf-primary);
    color: var(--pf-primary-ink);
  }
`;
