'use client';
import type { JSX } from 'react';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { PublicationLocations } from '../publication-locations.tsx';
import { useComposerField } from './composer-context.ts';

/** The locations of the post, and what is wrong with them. */
export function LocationsField(): JSX.Element {
  const { value, onChange, onBlur, errorMessage } = useComposerField('locations');
  return (
    <Stack gap={3}>
      <PublicationLocations
        purpose="post"
        chosen={value}
        onChange={(next) => {
          onChange(next);
          onBlur();
        }}
      />
      {errorMessage && (
        <Text as="p" tone="bad" size="s" role="alert">
          {errorMessage}
        </Text>
      )}
    </Stack>
  );
}
