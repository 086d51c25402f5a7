'use client';
import type { JSX, ReactNode } from 'react';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { useAnalyticsView } from './analytics-frame.tsx';

interface AnalyticsCardProps {
  title: ReactNode;
  /** Beside the title: ways to look at it. */
  tools?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** One subject of the figures. */
export function AnalyticsCard(props: AnalyticsCardProps): JSX.Element {
  const { headingLevel } = useAnalyticsView();
  return <TitledCard {...props} part="ReviewAnalytics-card" headingLevel={levelBelow[headingLevel]} />;
}
