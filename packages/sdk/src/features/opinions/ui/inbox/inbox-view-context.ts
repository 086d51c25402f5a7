import {
  type ComponentType,
  type Context,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';
import type { ReplyChannel } from '@pinfold/contract/features/opinions/reply';
import type { Translate } from '../../../../i18n/i18n.ts';
import type { ScreenProps } from '../../../../patterns/screen.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { InboxOpinion } from '../../inbox/inbox-opinion.ts';
import type { InboxSource } from '../../inbox/inbox-source.ts';
import type { Inbox } from '../../inbox/use-inbox.ts';
import { useInboxTexts } from '../../inbox/use-inbox-texts.ts';
import type { InboxBulk } from './bulk/bulk-reply.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { InboxCommands } from './use-inbox-commands.ts';

/** What one kind of opinion shows that others do not. Methods, for the same reason as those of `InboxSource`. */
export interface InboxPresentation<Opinion extends InboxOpinion = InboxOpinion> {
  /** The component whose slots a host fills at the Provider. */
  component: 'ReviewsInbox' | 'AppReviewsInbox' | 'BoosterReviews';
  /** Its root, with the name by which hosts style it. */
  Root: ComponentType<Omit<ScreenProps, 'part'>>;
  /** Where an opinion belongs, in one line of the list. */
  placeOf(review: Opinion): string;
  /** The same above the opened opinion, where there is more room. */
  headingOf(review: Opinion): string;
  /** What else the opened opinion says of the customer: a version, a country. */
  factsOf?(review: Opinion): ReactNode;
  /** Photos and videos of the opened opinion. */
  mediaOf?(review: Opinion): ReactNode;
  /** What else can be done with the opened opinion. */
  actionsOf?(review: Opinion): ReactNode;
  /** What a channel is called, where replies go to several. */
  channelNameOf(channel: ReplyChannel): string;
  /** Chips of filters, and the button that opens all of them. */
  FilterBar: ComponentType;
  /** About how long a bulk reply takes, in seconds, guessed from what is loaded. */
  bulkSecondsOf(count: number, loaded: readonly Opinion[]): number;
}

/** A host's components in place of the inbox's own; each is given the props of the one it replaces. */
export interface InboxSlots<Opinion extends InboxOpinion = InboxOpinion> {
  Card?: ComponentType<InboxCardProps<Opinion>> | undefined;
  Detail?: ComponentType<InboxPartProps<Opinion>> | undefined;
  Composer?: ComponentType<InboxPartProps<Opinion>> | undefined;
  /** More buttons in the composer's bar: templates, drafts by AI. Nothing by default. */
  ComposerTools?: ComponentType<InboxPartProps<Opinion>> | undefined;
  /** Photos and videos of the customer; asked for where there are some. */
  Media?: ComponentType<InboxPartProps<Opinion>> | undefined;
  Note?: ComponentType<InboxPartProps<Opinion>> | undefined;
  Reply?: ComponentType<InboxPartProps<Opinion>> | undefined;
}

/** Props of every part that shows one opinion. */
export interface InboxPartProps<Opinion extends InboxOpinion = InboxOpinion> {
  /** The review that the part is about. */
  review: Opinion;
}

/** Props of a row of the list. */
export interface InboxCardProps<Opinion extends InboxOpinion = InboxOpinion> {
  /** What the row shows. */
  review: Opinion;
  /** Ticked for a bulk reply. */
  isSelected: boolean;
  /** Whether a reply was begun. */
  isDraft: boolean;
  /** `isRange` with Shift: everything since the row ticked last. */
  onToggle: (isRange: boolean) => void;
}

/** What every part of the view reads. */
export interface InboxView {
  source: InboxSource;
  presentation: InboxPresentation;
  inbox: Inbox;
  actions: InboxActions;
  /** Undefined where each opinion is answered by itself. */
  bulk: InboxBulk | undefined;
  commands: InboxCommands;
  slots: InboxSlots;
  /** One pane at a time, as on a phone. */
  isNarrow: boolean;
}

export const InboxViewContext: Context<InboxView | undefined> = createContext<InboxView | undefined>(
  undefined,
);

/** What the parts of the inbox share. */
export function useOpinionInboxView(): InboxView {
  const value = useContext(InboxViewContext);
  if (!value) throw new Error('Parts of the reviews inbox need a <ReviewsInboxView> somewhere above them.');
  return value;
}

/** The same inside of one inbox, whose opinions are of one kind. */
export function useInboxViewOf(component: InboxPresentation['component']): InboxView {
  const view = useOpinionInboxView();
  const around = view.presentation.component;
  if (around !== component)
    throw new Error(`This part belongs into <${component}>, and cannot read the opinions of <${around}>.`);
  return view;
}

const noTexts = { texts: {} };

/** Returns the translator of the inbox around; outside of one, that of the Provider. */
export function useInboxTranslate(): Translate {
  return useInboxTexts(useContext(InboxViewContext)?.source.rules ?? noTexts);
}

/** The host's component for a slot, from the view's props or the Provider, else ours. */
export function useInboxSlot<Name extends keyof InboxSlots, Own extends ElementType | undefined>(
  name: Name,
  own: Own,
): NonNullable<InboxSlots[Name]> | Own {
  const { slots, presentation } = useOpinionInboxView();
  const provided = usePinfold().slots as Readonly<Record<string, InboxSlots | undefined>> | undefined;
  return slots[name] ?? provided?.[presentation.component]?.[name] ?? own;
}
