'use client';
import type { JSX, ReactNode } from 'react';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface DataRowProps {
  title: string;
  /** A fact below the title. */
  text: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** It is being removed. */
  isBusy?: boolean;
  /** What is opened below it. */
  children?: ReactNode;
}

/** One entry of a list of the company's data. */
export function DataRow({ title, text, actions, isBusy, children }: DataRowProps): JSX.Element {
  return (
    <Row as="li" part="CompanyData-row" gap={4} rowGap={2} padding={[3, 0]} wrap isStale={isBusy}>
      <Inset basis="180px">
        <Text as="div" weight="medium" wrap="anywhere">
          {title}
        </Text>
        <Text as="div" size="s" tone="subtle" wrap="anywhere">
          {text}
        </Text>
      </Inset>
      <Row gap={2}>{actions}</Row>
      {children}
    </Row>
  );
}
