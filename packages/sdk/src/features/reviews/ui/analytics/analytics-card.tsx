'use client';
import { useId, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
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
      <Bar>
        <Title as={`h${headingLevel + 1}`} id={id}>
          {title}
        </Title>
        {tools}
      </Bar>
      {children}
      {note && <Note>{note}</Note>}
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

const Bar = styled.div.withConfig(partClass('ReviewAnalytics-cardBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const Title = styled.h2.withConfig(partClass('ReviewAnalytics-cardTitle'))`
  flex: 1 1 180px;
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
`;

const Note = styled.p.withConfig(partClass('ReviewAnalytics-note'))`
  margin: 0;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
