import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/api-error.ts';
import type { Schemas } from '../client/schema.ts';
import {
  errorPolicy,
  type ErrorSituation,
  isErrorEvent,
  type Reaction,
} from '../error-policy/error-policy.ts';
import type { Translate } from '../i18n/i18n.ts';
import { companyKeys } from '../query/user-keys.ts';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Pinfold, TranslatedReaction } from './pinfold-context.ts';
import type { PinfoldEvent } from './pinfold-event.ts';

interface ReportSurroundings {
  scope: string;
  translate: Translate;
  featureFlags: readonly FeatureFlag[] | undefined;
  situation: ErrorSituation | undefined;
  onError: ((reaction: TranslatedReaction, error: ApiError) => void) | undefined;
  onEvent: ((event: PinfoldEvent) => void) | undefined;
}

/** What `useReport` returns. */
export interface UseReportResult {
  report: (error: unknown, situation?: ErrorSituation) => TranslatedReaction;
  onReaction: (listener: (reaction: TranslatedReaction) => void) => () => void;
  emit: (event: PinfoldEvent) => void;
}

/** Returns stable functions for error reporting, although the host's callbacks may change on every render. */
export function useReport(queryClient: QueryClient, surroundings: ReportSurroundings): UseReportResult {
  const latest = useRef(surroundings);
  useEffect(() => {
    latest.current = surroundings;
  });
  const listeners = useMemo(() => new Set<(reaction: TranslatedReaction) => void>(), []);

  const report = useCallback<Pinfold['report']>(
    (cause, situation) => {
      const { scope, translate, onError, onEvent, ...rest } = latest.current;
      const error = cause instanceof ApiError ? cause : new ApiError({ kind: 'parsing', cause });
      const what = isErrorEvent(cause) ? cause : error;
      const company = queryClient.getQueryData<Schemas['CurrentCompany']>(companyKeys.current(scope));
      const reaction = withWords(
        errorPolicy(what, {
          company,
          featureFlags: rest.featureFlags ?? company?.feature_flags,
          ...rest.situation,
          ...situation,
        }),
        translate,
      );
      if (reaction.kind === 'silent') return reaction;
      if (reaction.kind === 'maintenance' && reaction.track)
        onEvent?.({ type: 'maintenance', status: error.status });
      onError?.(reaction, error);
      for (const listener of listeners) listener(reaction);
      return reaction;
    },
    [queryClient, listeners],
  );

  const onReaction = useCallback<Pinfold['onReaction']>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    [listeners],
  );

  const emit = useCallback<Pinfold['emit']>((event) => latest.current.onEvent?.(event), []);
  return { report, onReaction, emit };
}

function withWords(reaction: Reaction, translate: Translate): TranslatedReaction {
  if (reaction.kind === 'silent') return reaction;
  const { message } = reaction;
  return { ...reaction, message: 'text' in message ? message.text : translate(message.key, message.values) };
}
