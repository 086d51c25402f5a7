'use client';
import type { JSX } from 'react';
import { Banner } from '../ui/display/banner.tsx';

/** Why the API refused, as an alert; nothing without a message, as where the host shows it instead. */
export function RefusalBanner({ message }: { message: string | null | undefined }): JSX.Element | null {
  if (!message) return null;
  return (
    <Banner tone="bad" role="alert">
      {message}
    </Banner>
  );
}
