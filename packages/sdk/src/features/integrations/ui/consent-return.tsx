'use client';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { WarningIcon } from '../../../ui/icons/state-icons.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';

interface ConsentReturnProps {
  /** The query that the provider sent the browser back with: `?code=…&state=…` or `?error=…`. */
  search: string;
  /** Connects the account; called once. */
  onConsent: (consent: { code: string; state: string }) => void;
  /** Why it could not be connected. */
  failure: string | undefined;
  /** While it is being connected. */
  waiting: string;
  /** Where the user gave no consent. */
  refused: { title: string; text: string };
  failedTitle: string;
  /** Ways to go on where nothing was connected. */
  actions: ReactNode;
}

/** What a provider's redirect leads to: waits for the account, or shows why there is none. */
export function ConsentReturn(props: ConsentReturnProps): JSX.Element {
  const { search, onConsent, failure, waiting, refused, failedTitle, actions } = props;
  const query = new URLSearchParams(search);
  const [code, state] = [query.get('code'), query.get('state')];
  const begun = useRef<string>(undefined);
  useEffect(() => {
    // A state is good once, and React runs effects twice while developing.
    if (!code || !state || begun.current === state) return;
    begun.current = state;
    onConsent({ code, state });
  });
  const isRefused = !code || !state;
  if (!isRefused && failure === undefined)
    return (
      <Row role="status" justify="center" gap={3} padding={[8, 6]}>
        <Spinner /> <Text tone="muted">{waiting}</Text>
      </Row>
    );
  return (
    <EmptyState
      role="alert"
      icon={<WarningIcon size={24} />}
      title={isRefused ? refused.title : failedTitle}
      actions={actions}
    >
      {isRefused ? refused.text : failure}
    </EmptyState>
  );
}
