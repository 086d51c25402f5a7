'use client';
import type { ReactNode, JSX } from 'react';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';

interface CompetitionHeaderProps {
  title: string;
  headingLevel: 2 | 3;
  children: ReactNode;
}

/** A card's title with more choices than fit beside it on a phone. */
export function CompetitionHeader({ title, headingLevel, children }: CompetitionHeaderProps): JSX.Element {
  return (
    <Row part="Competition-header" gap={4} rowGap={3} padding={[0, 0, 4]} wrap>
      <Heading level={headingLevel} basis="auto">
        {title}
      </Heading>
      <Row gap={3} wrap>
        {children}
      </Row>
    </Row>
  );
}
