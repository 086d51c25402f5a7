import { type JSX, useEffect, useRef, useState } from 'react';
import { useBeforePaint } from '../../load-order.ts';
import type { LocatorProblem, PublicStore } from '../../locator-source.ts';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { problemOf } from '../../use-first-response.ts';
import { useSheet } from '../../use-sheet.ts';
import { part } from '../parts.ts';
import { detailsMessagesByLanguage } from '../messages/details-messages.ts';
import type { LocatorMessages } from '../messages/locator-messages.ts';
import { detailsPart } from './details-section.tsx';
import { detailsSheet } from './sheet.ts';
import { StoreAbout, StoreQuestions, StoreSections } from './store-about.tsx';
import { StoreContact } from './store-contact.tsx';
import { StoreHours } from './store-hours.tsx';
import { StoreLead } from './store-lead.tsx';
import { StorePhotos } from './store-photos.tsx';
import { StorePosts } from './store-posts.tsx';
import { StoreReviews } from './store-reviews.tsx';

interface StoreDetailsProps {
  state: StoreLocatorState;
  /** The store's id. */
  id: number;
  messages: LocatorMessages;
}

/** The details of one store. The name is shown at once from the list; the rest when it has loaded. */
export function StoreDetails({ state, id, messages }: StoreDetailsProps): JSX.Element {
  const root = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useSheet(root, detailsSheet, undefined);
  const { store, problem, retry } = useStore(state, id);
  const row = state.engine?.rowOf(id);
  const name = store?.name ?? (row === undefined ? undefined : state.engine?.cardAt(row).name);
  // The list panel returns the focus when the details are closed.
  useBeforePaint(() => title.current?.focus(), [id]);

  return (
    <article ref={root} className={detailsPart('root')} aria-busy={!store && !problem}>
      <button type="button" className={detailsPart('back')} onClick={() => state.open(null)}>
        <span aria-hidden="true">←</span> {messages.back}
      </button>
      <h2 ref={title} tabIndex={-1} className={detailsPart('title')}>
        {name ?? messages.details}
      </h2>
      {store && <Sections state={state} store={store} messages={messages} key={id} />}
      {!store && !problem && (
        <div className={part('message')} role="status">
          {detailsMessagesByLanguage[messages.language].loading}
        </div>
      )}
      {problem && (
        <div className={part('message')} role="alert">
          <p>{problem === 'offline' ? messages.problems.offline : messages.detailsFailed}</p>
          <button type="button" className={part('action')} onClick={retry}>
            {messages.retry}
          </button>
        </div>
      )}
    </article>
  );
}

interface SectionsProps extends Omit<StoreDetailsProps, 'id'> {
  store: NonNullable<ReturnType<typeof useStore>['store']>;
}

function Sections({ state, store, messages }: SectionsProps) {
  const detailsMessages = detailsMessagesByLanguage[messages.language];
  const shared = { store, messages, detailsMessages };
  return (
    <>
      <StoreLead {...shared} state={state} />
      <StoreHours {...shared} now={state.now} />
      <StoreContact {...shared} state={state} />
      <StoreAbout {...shared} />
      <StorePhotos {...shared} />
      <StorePosts {...shared} now={state.now} />
      <StoreReviews {...shared} source={state.source} />
      <StoreQuestions {...shared} />
      <StoreSections {...shared} />
    </>
  );
}

interface Answer {
  key: string;
  store: PublicStore | null;
  problem: LocatorProblem | null;
}

/** What `useStore` returns. */
export interface UseStoreResult {
  store: PublicStore | null;
  problem: LocatorProblem | null;
  retry: () => void;
}

/** Loads the details of a store; retried when the browser is online again. */
function useStore({ source, language }: StoreLocatorState, id: number): UseStoreResult {
  const key = `${source.key} ${language} ${id}`;
  const [answer, setAnswer] = useState<Answer>({ key, store: null, problem: null });
  const [attempt, setAttempt] = useState(0);
  const current = answer.key === key ? answer : null;
  const problem = current?.problem ?? null;

  useEffect(() => {
    const request = new AbortController();
    const answered = (store: PublicStore | null, fault: LocatorProblem | null) => {
      if (!request.signal.aborted) setAnswer({ key, store, problem: fault });
    };
    source.store(id, language, request.signal).then(
      (store) => answered(store, null),
      (error: unknown) => answered(null, problemOf(error)),
    );
    return () => request.abort();
  }, [source, language, id, key, attempt]);

  useEffect(() => {
    if (problem !== 'offline') return;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [problem]);

  return {
    store: current?.store ?? null,
    problem,
    retry() {
      setAnswer({ key, store: null, problem: null });
      setAttempt((before) => before + 1);
    },
  };
}
