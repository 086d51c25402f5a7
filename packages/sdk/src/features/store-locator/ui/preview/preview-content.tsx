'use client';
import { useDeferredValue, useMemo, type JSX } from 'react';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { locatorOptionsOf, type LocatorOptions } from '../../settings/locator-settings.ts';
import { createPreviewSource } from '../../settings/preview-source.ts';
import { useLocator } from '../../settings/use-locator-settings.ts';
import { useStoreLocator } from '@pinfold/store-locator';
import { StoreLocatorView } from '../../store-locator.tsx';

/** Visitors' view over the preview, which follows what is filled in without losing what was searched or opened. */
export function PreviewContent({ values }: { values: LocatorOptions }): JSX.Element {
  const { client, queryClient } = usePinfold();
  const { data: settings } = useLocator();
  const draft = useDeferredValue(values);
  const source = useMemo(() => {
    const saved = settings ? locatorOptionsOf(settings) : draft;
    return createPreviewSource({ client, queryClient, saved, draft });
  }, [client, queryClient, settings, draft]);
  return <StoreLocatorView state={useStoreLocator({ source, language: draft.language })} />;
}
