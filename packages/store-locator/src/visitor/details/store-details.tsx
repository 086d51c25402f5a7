import { useEffect, useRef, type JSX } from 'react';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { wordsOfDetails } from '../words/details/words-of-details.ts';
import type { LocatorWords } from '../words/locator-words.ts';
import { part } from '../part.ts';
import { detailsPart } from './details-part.ts';
import { detailsSheet } from './sheet.ts';
import { StoreAbout } from './store-about.tsx';
import { StoreContact } from './store-contact.tsx';
import { StoreHours } from './store-hours.tsx';
import { StoreLead } from './store-lead.tsx';
import { StorePhotos } from './store-photos.tsx';
import { StorePosts } from './store-posts.tsx';
import { StoreQuestions } from './store-questions.tsx';
import { StoreReviews } from './store-reviews.tsx';
import { StoreSections } from './store-sections.tsx';
import { useSheet } from '../../use-sheet.ts';
import { useStore } from './use-store.ts';

interface StoreDetailsProps {
  state: StoreLocatorState;
  /** Of the shop. */
  id: number;
  words: LocatorWords;
}

/** All that a visitor can know of one shop. Its name is there at once, from the list; the rest as it comes. */
export function StoreDetails({ state, id, words }: StoreDetailsProps): JSX.Element {
  const root = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useSheet(root, detailsSheet, undefined);
  const { store, problem, retry } = useStore(state, id);
  const row = state.engine?.rowOf(id);
  const name = store?.name ?? (row === undefined ? undefined : state.engine?.cardAt(row).name);
  // The view leads back to the list when it is closed.
  useEffect(() => title.current?.focus(), [id]);

  return (
    <article ref={root} className={detailsPart('root')} aria-busy={!store && !problem}>
      <button type="button" className={detailsPart('back')} onClick={() => state.open(null)}>
        <span aria-hidden="true">←</span> {words.back}
      </button>
      <h2 ref={title} tabIndex={-1} className={detailsPart('title')}>
        {name ?? words.details}
      </h2>
      {store && <Sections state={state} store={store} words={words} key={id} />}
      {!store && !problem && (
        <div className={part('message')} role="status">
          {wordsOfDetails[words.language].loading}
        </div>
      )}
      {problem && (
        <div className={part('message')} role="alert">
          <p>{problem === 'offline' ? words.problems.offline : words.detailsFailed}</p>
          <button type="button" className={part('action')} onClick={retry}>
            {words.retry}
          </button>
        </div>
      )}
    </article>
  );
}

interface SectionsProps extends Omit<StoreDetailsProps, 'id'> {
  store: NonNullable<ReturnType<typeof useStore>['store']>;
}

function Sections({ state, store, words }: SectionsProps) {
  const own = wordsOfDetails[words.language];
  const shared = { store, words, own };
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
