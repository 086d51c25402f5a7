'use client';
import { useId, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { Heading } from '../../../../ui/layout/text.tsx';

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
        <Heading level={headingLevel} id={id}>
          {title}
        </Heading>
        {text && <Text>{text}</Text>}
      </div>
      {children}
    </Part>
  );
}

const Part = styled.section.withConfig(innerClass('ProtectionSettings-part'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-inline-size: 0;
`;

const Text = styled.p.withConfig(innerClass('ProtectionSettings-text'))`
  margin: 2px 0 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;
