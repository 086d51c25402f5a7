'use client';
import { useState, type JSX } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { ApiKeyForm } from './api-key-form.tsx';
import { ApiKeySecret } from './api-key-secret.tsx';

/** Makes a key, then shows its secret for the one time that it can be seen. */
export function NewApiKeyDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const [made, setMade] = useState<Schemas['CreatedApiKey']>();
  return made ? (
    <ApiKeySecret made={made} onClose={onClose} />
  ) : (
    <ApiKeyForm onMade={setMade} onClose={onClose} />
  );
}
