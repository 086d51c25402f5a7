'use client';
import { templateParts } from '@pinfold/contract/features/opinions/templates/reply-template';
import type { JSX } from 'react';
import { VariableMark } from '../../../../ui/display/variable-mark.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** The text of a template with its variables standing out. */
export function MarkedTemplate({ text }: { text: string }): JSX.Element {
  return (
    <Text as="p" wrap="prose" dir="auto">
      {templateParts(text).map((part, index) =>
        part.kind === 'variable' ? (
          // The parts of one text have nothing else to tell them apart.
          <VariableMark key={index}>{part.text}</VariableMark>
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </Text>
  );
}
