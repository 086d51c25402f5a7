'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';

export interface CardProps {
  /** A heading above the content. */
  title?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** A sentence below the title. */
  text?: ReactNode;
  children?: ReactNode;
}

/**
 * A surface for one subject. Cards must not be nested.
 *
 * @selector .pinfold-Card
 * @example
 * ```tsx
 * <Card title="Godziny otwarcia">…</Card>
 * ```
 */
export function Card({ title, headingLevel = 2, actions, text, children }: CardProps): JSX.Element {
  return (
    <Root>
      {(title || actions) && (
        <Header>
          <Title as={`h${headingLevel}`}>{title}</Title>
          {actions}
        </Header>
      )}
      {text && <Words>{text}</Words>}
      {children}
    </Root>
  );
}

const Root = styled.section.withConfig(partClass('Card'))`
  display: block;
  padding: 20px 24px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  box-shadow: var(--pf-shadow);
`;

const Header = styled.div.withConfig(partClass('Card-header'))`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-end: 12px;
`;

const Title = styled.h2.withConfig(partClass('Card-title'))`
  flex: 1;
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
  line-height: 1.3;
`;

const Words = styled.p.withConfig(innerClass('Card-text'))`
  max-inline-size: 72ch;
  margin: -8px 0 16px;
  color: var(--pf-ink-2);
`;
