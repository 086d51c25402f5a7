'use client';
import { useId, type ReactNode, type JSX } from 'react';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

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
    <Stack as="section" aria-labelledby={id} gap={4} minInlineSize="0">
      <div>
        <Heading level={headingLevel} id={id}>
          {title}
        </Heading>
        {text && (
          <Text as="p" tone="muted" wrap="pretty">
            {text}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
