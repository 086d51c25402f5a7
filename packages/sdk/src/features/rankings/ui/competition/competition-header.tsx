'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Row } from '../../../../ui/layout/stack.tsx';

interface CompetitionHeaderProps {
  title: string;
  headingLevel: 2 | 3;
  children: ReactNode;
}

/** A card's title with more choices than fit beside it on a phone. */
export function CompetitionHeader({ title, headingLevel, children }: CompetitionHeaderProps): JSX.Element {
  return (
    <Header>
      <Title as={`h${headingLevel}`}>{title}</Title>
      <Row gap={3} wrap>
        {children}
      </Row>
    </Header>
  );
}

const Header = styled.div.withConfig(partClass('Competition-header'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-block-end: 14px;
`;

const Title = styled.h2.withConfig(innerClass('Competition-title'))`
  flex: 1 1 auto;
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
  line-height: 1.3;
`;
