'use client';
import { type JSX, type ReactNode, useId } from 'react';
import { FaultText } from '../../../ui/fields/fault-text.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';

interface ChoiceGroupProps {
  label: string;
  description?: ReactNode;
  errorMessage: string | undefined;
  /** Check boxes and what belongs to them. */
  children: ReactNode;
}

/** Check boxes of one question, with what is wrong with them together. */
export function ChoiceGroup({ label, description, errorMessage, children }: ChoiceGroupProps): JSX.Element {
  const id = useId();
  return (
    <Stack
      role="group"
      aria-labelledby={id}
      aria-describedby={errorMessage ? `${id}fault` : undefined}
      data-invalid={errorMessage ? '' : undefined}
      gap={3}
    >
      <Text id={id} size="s" tone="muted" weight="medium">
        {label}
      </Text>
      {children}
      {description && (
        <Text as="p" size="s" tone="subtle" wrap="pretty">
          {description}
        </Text>
      )}
      {errorMessage && <FaultText id={`${id}fault`}>{errorMessage}</FaultText>}
    </Stack>
  );
}
