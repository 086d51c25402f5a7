'use client';
import type { JSX } from 'react';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
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
      {errorMessage && <FaultText>{errorMessage}</FaultText>}
    </Stack>
  );
}
