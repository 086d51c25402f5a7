'use client';
import { templateParts } from '@pinfold/contract/features/reviews/templates/reply-template';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { Text } from '../../../../ui/layout/text.tsx';

/** The text of a template with its variables standing out. */
export function MarkedTemplate({ text }: { text: string }): JSX.Element {
  return (
    <Text as="p" wrap="prose" dir="auto">
      {templateParts(text).map((part, index) =>
        part.kind === 'variable' ? (
          // The parts of one text have nothing else to tell them apart.
          <Variable key={index}>{part.text}</Variable>
        ) : (
          part.text
        ),
      )}
    </Text>
  );
}

const Variable = styled.span.withConfig(innerClass('ReplyTemplates-variable'))`
  padding: 0 4px 1px;
  border-radius: 4px;
  background: var(--pf-primary-soft);
  color: var(--pf-primary-strong);
  font-weight: 550;
`;
