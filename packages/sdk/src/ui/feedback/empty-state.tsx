'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

export interface EmptyStateProps {
  /** What is missing, in a few words. */
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** Above the title. */
  icon?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `status` announces it when it appears. */
  role?: 'status' | 'alert' | undefined;
}

/**
 * Shown in place of an empty or unmatched list, with what to do next.
 *
 * @selector .pinfold-EmptyState
 * @example
 * ```tsx
 * <EmptyState title="Żadna opinia nie pasuje" actions={<Button onPress={clear}>Wyczyść filtry</Button>} />
 * ```
 */
export function EmptyState({
  title,
  children,
  icon,
  actions,
  headingLevel = 2,
  role,
}: EmptyStateProps): JSX.Element {
  return (
    <Root role={role}>
      {icon && <IconPlace>{icon}</IconPlace>}
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('EmptyState'))`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 48px 24px;
  text-align: center;
`;

const IconPlace = styled.div.withConfig(partClass('EmptyState-icon'))`
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  margin-block-end: 8px;
  border-radius: 50%;
  background: var(--pf-primary-soft);
  color: var(--pf-primary-strong);
  &:where([role='alert'] > *) {
    background: var(--pf-bad-soft);
    color: var(--pf-bad);
  }
`;

const Title = styled.h2.withConfig(partClass('EmptyState-title'))`
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
  line-height: 1.3;
`;

const Text = styled.div.withConfig(partClass('EmptyState-text'))`
  max-inline-size: 46ch;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;

const Actions = styled.div.withConfig(partClass('EmptyState-actions'))`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-block-start: 12px;
`;
