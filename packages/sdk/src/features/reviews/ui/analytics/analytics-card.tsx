'use client';
import { useId, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useAnalyticsView } from './analytics-context.ts';

interface AnalyticsCardProps {
  title: ReactNode;
  /** Beside the title: ways to look at it. */
  tools?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** One subject of the figures. */
export function AnalyticsCard({ title, tools, note, children }: AnalyticsCardProps): JSX.Element {
  const id = useId();
  const { headingLevel } = useAnalyticsView();
  return (
    <Card role="group" aria-labelledby={id}>
      <Row gap={4} rowGap={3} wrap>
        <Title as={`h${headingLevel + 1}`} id={id}>
          {title}
        </Title>
        {tools}
      </Row>
      {children}
      {note && (
        <Text as="p" tone="subtle" size="s">
          {note}
        </Text>
      )}
    </Card>
  );
}

const Card = styled.div.withConfig(partClass('ReviewAnalytics-card'))`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  padding: 16px 20px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  @media (max-width: 480px) {
    padding-inline: 12px;
  }
`;

const Title = styled.h2.withConfig(innerClass('ReviewAnalytics-cardTitle'))`
  flex: 1 1 180px;
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
`;
