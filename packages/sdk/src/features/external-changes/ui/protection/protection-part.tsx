'use client';
import { useId, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';

interface ProtectionPartProps {
  title: string;
  text?: string | undefined;
  headingLevel: 2 | 3 | 4;
  children: ReactNode;
}

/** One part of the settings under its title. */
export function ProtectionPart({ title, text, headingLevel, children }: ProtectionPartProps): JSX.Element {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <div>
        <Title as={`h${headingLevel}`} id={id}>
          {title}
        </Title>
        {text && <Text>{text}</Text>}
      </div>
      {children}
    </Part>
  );
}

const Part = styled.section.withConfig(partClass('ProtectionSettings-part'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-inline-size: 0;
`;

const Title = styled.h2.withConfig(partClass('ProtectionSettings-title'))`
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
  line-height: 1.3;
`;

const Text = styled.p.withConfig(partClass('ProtectionSettings-text'))`
  margin: 2px 0 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;
