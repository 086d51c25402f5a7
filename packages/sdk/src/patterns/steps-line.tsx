'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../theme/part-class.ts';
import { CheckIcon } from '../ui/icons/action-icons.tsx';
import { List } from '../ui/layout/list.tsx';
import { VisuallyHidden } from '../ui/layout/text.tsx';

interface StepsLineProps {
  /** Names the list for screen readers. */
  label: string;
  steps: readonly { id: string; label: ReactNode }[];
  /** Where the user is, from 0. */
  current: number;
  /** Draws a tick on what is done, and says this to screen readers; without it numbers stay. */
  doneLabel?: string | undefined;
}

/** The steps of a longer task, with where the user is on the way. */
export function StepsLine({ label, steps, current, doneLabel }: StepsLineProps): JSX.Element {
  return (
    <List as="ol" direction="row" gap={5} rowGap={3} wrap aria-label={label}>
      {steps.map((step, index) => {
        const isTicked = index < current && doneLabel !== undefined;
        return (
          <Step
            key={step.id}
            aria-current={index === current ? 'step' : undefined}
            data-done={index < current || undefined}
          >
            <Mark aria-hidden>{isTicked ? <CheckIcon size={13} /> : index + 1}</Mark>
            <span>
              {step.label}
              {isTicked && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
            </span>
          </Step>
        );
      })}
    </List>
  );
}

const Step = styled.li.withConfig(innerClass('StepsLine-step'))`
  display: flex;
  align-items: center;
  gap: var(--pf-space-3);
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  &:where([data-done]) {
    color: var(--pf-ink-2);
  }
  &:where([aria-current]) {
    color: var(--pf-ink);
    font-weight: var(--pf-weight-semibold);
  }
`;

const Mark = styled.span.withConfig(innerClass('StepsLine-mark'))`
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
