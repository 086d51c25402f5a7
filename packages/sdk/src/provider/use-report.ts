import { useEffect, useMemo, useRef } from 'react';
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
export type UseReportResult = Pick<Pinfold, 'reactionTo' | 'report' | 'onReaction' | 'emit'>;

/** Returns stable functions for error reporting, although the host's callbacks may change on every render. */
export function useReport(queryClient: QueryClient, surroundings: ReportSurroundings): UseReportResult {
  const latest = useRef(surroundings);
  useEffect(() => {
    latest.current = surroundings;
  });
  return useMemo(() => {
    const listeners = new Set<(reaction: TranslatedReaction) => void>();
    const reactionTo: Pinfold['reactionTo'] = (error, situation) => {
      const { scope, translate, featureFlags, situation: general } = latest.current;
      const company = queryClient.getQueryData<Schemas['CurrentCompany']>(companyKeys.current(scope));
      const flags = featureFlags ?? company?.feature_flags;
      return withWords(
        errorPolicy(error, { company, featureFlags: flags, ...general, ...situation }),
        translate,
      );
    };
    return {
      reactionTo,
      report(cause, situation) {
        const { onError, onEvent } = latest.current;
        const error = cause instanceof ApiError ? cause : new ApiError({ kind: 'parsing', cause });
        const reaction = reactionTo(isErrorEvent(cause) ? cause : error, situation);
        if (reaction.kind === 'silent') return reaction;
        if (reaction.kind === 'maintenance' && reaction.track)
          onEvent?.({ type: 'maintenance', status: error.status });
        onError?.(reaction, error);
        for (const listener of listeners) listener(reaction);
        return reaction;
      },
      onReaction(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      emit: (event) => latest.current.onEvent?.(event),
    };
  }, [queryClient]);
}

/** A reaction with its message in the language of the reader. */
export function withWords(reaction: Reaction, translate: Translate): TranslatedReaction {
  if (reaction.kind === 'silent') return reaction;
  const { message } = reaction;
  return { ...reaction, message: 'text' in message ? message.text : translate(message.key, message.values) };
}
