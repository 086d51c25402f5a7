import { type JSX, type ReactNode, useId } from 'react';
import type { PublicStore } from '../../locator-source.ts';
import type { DetailsMessages } from '../messages/details-messages.ts';
import type { LocatorMessages } from '../messages/locator-messages.ts';

/** Returns the class of a part of the details; public, so that hosts can style it. */
export function detailsPart(name: DetailsPart): string {
  return `pinfold-StoreDetails-${name}`;
}

type DetailsPart =
  | 'root'
  | 'back'
  | 'title'
  | 'lead'
  | 'actions'
  | 'section'
  | 'heading'
  | 'hours'
  | 'exception'
  | 'note'
  | 'facts'
  | 'text'
  | 'tags'
  | 'services'
  | 'links'
  | 'pictures'
  | 'stars'
  | 'review'
  | 'answer'
  | 'filters'
  | 'posts'
  | 'post'
  | 'coupon'
  | 'photos'
  | 'photo'
  | 'viewer'
  | 'stage'
  | 'step'
  | 'fold';

/** Props of every part of the details. */
export interface StorePartProps {
  store: PublicStore;
  messages: LocatorMessages;
  detailsMessages: DetailsMessages;
}

interface DetailsSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of the details with its heading. */
export function DetailsSection({ title, children }: DetailsSectionProps): JSX.Element {
  const id = useId();
  return (
    <section className={detailsPart('section')} aria-labelledby={id}>
      <h3 id={id} className={detailsPart('heading')}>
        {title}
      </h3>
      {children}
    </section>
  );
}
