import { replyTextProblem, unfilledVariablesIn } from '@pinfold/contract/features/opinions/reply';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { className } from '../../../../theme/part-class.ts';
import { treeOf } from '../../../../ui/tree-of.ts';
import type { InboxIntent } from '../../inbox/inbox-intent.ts';
import type { InboxOpinion } from '../../inbox/inbox-opinion.ts';
import type { Inbox } from '../../inbox/use-inbox.ts';
import type { InboxSource } from '../../inbox/inbox-source.ts';
import { useInboxTexts } from '../../inbox/use-inbox-texts.ts';
import { composerText, isComposing } from './composing.ts';
import type { InboxActions } from './use-inbox-actions.ts';

/** Everything that a key or its button does. */
export interface InboxCommands {
  /** False when the view has nothing for the intent, so that the key stays the host's. */
  run(intent: InboxIntent): boolean;
  send(goesOn: boolean): void;
  /** Registers a handler of an intent, from a part of the composer. Returns a function that removes it. */
  offer(intent: InboxIntent, act: () => void): () => void;
  /** Registers a check of each reply before it is sent. Returns a function that removes it. */
  guard(check: ReplyGuard): () => void;
  /** Whether the warnings of exactly this text were shown, so that it may be sent. */
  isWarned(review: InboxOpinion, text: string): boolean;
  /** Closes the open review and gives the focus back to the list. */
  back(): void;
  /** Whether categories of the open review or of all ticked ones are being changed. */
  tagging: 'review' | 'selection' | undefined;
  setTagging(tagging: InboxCommands['tagging']): void;
  isHelpOpen: boolean;
  setHelpOpen(isOpen: boolean): void;
}

/** Checks a reply: `refusal` says why it cannot be sent, `warns` that a second press is needed. */
export type ReplyGuard = (
  review: InboxOpinion,
  text: string,
) => { refusal?: string | undefined; warns?: boolean | undefined };

/** What keys and buttons share, with the focus following what was done. */
export function useInboxCommands(
  root: RefObject<HTMLElement | null>,
  { rules }: Pick<InboxSource, 'rules'>,
  inbox: Inbox,
  actions: InboxActions,
  isNarrow: boolean,
): InboxCommands {
  const t = useInboxTexts(rules);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [tagging, setTagging] = useState<InboxCommands['tagging']>();
  const [warned, setWarned] = useState<{ id: number; text: string }>();
  const offers = useRef<Partial<Record<InboxIntent, () => void>>>({});
  const guards = useRef<ReplyGuard>(undefined);
  const { active, selection } = inbox;

  const focus = (selector: string) => {
    const found = root.current?.querySelector<HTMLElement>(selector);
    if (!found) return false;
    const take = () => found.focus({ preventScroll: selector === list });
    take();
    // A pane that has just been shown may take the focus only in the next frame.
    if (!found.matches(':focus')) requestAnimationFrame(take);
    return true;
  };
  const focused = () => root.current && treeOf(root.current).activeElement;
  // The change renders the field, so it is flushed before the field is focused.
  const then = (change: () => void, ...selectors: string[]) => {
    flushSync(change);
    selectors.some(focus);
  };

  const isWarned = (review: InboxOpinion, text: string) => warned?.id === review.id && warned.text === text;

  const send = (goesOn: boolean) => {
    const { review } = active;
    if (!review || !isComposing(inbox, review)) return;
    const text = composerText(inbox, review);
    const refusal = replyTextProblem(text, rules.channelOf(review));
    if (!inbox.replyPermission.allowed) return actions.announce(inbox.replyPermission.reason?.text ?? '');
    if (refusal) return actions.announce(t(`reviews.refusal.${refusal}`));
    if (unfilledVariablesIn(text).length > 0) return actions.announce(t('reviews.refusal.unfilled_variable'));
    const found = guards.current?.(review, text);
    if (found?.refusal) return actions.announce(found.refusal);
    if (found?.warns && !isWarned(review, text)) return setWarned({ id: review.id, text });
    actions.sendReply(review, text);
    then(() => (goesOn ? inbox.next() : active.compose(undefined)), goesOn ? composer : detail, list);
  };

  const run = (intent: InboxIntent): boolean => {
    switch (intent) {
      case 'next':
      case 'previous':
        then(inbox[intent], list);
        return true;
      case 'toggle':
      case 'range':
        inbox[intent]();
        return true;
      case 'reply':
        then(inbox.reply, composer);
        return true;
      case 'note':
        then(inbox.note, noteEditor);
        return true;
      case 'tags':
        setTagging(selection.count > 0 ? 'selection' : active.review && 'review');
        return true;
      case 'search':
        return focus(search);
      case 'help':
        setHelpOpen(true);
        return true;
      case 'send_and_next':
        // What is written there is not for the customer.
        if (focused()?.matches(`${noteEditor}, ${search}`)) return false;
        send(true);
        return true;
      case 'leave':
        return leave();
      default:
        return take(intent);
    }
  };

  /** What a part of the composer does; a composer that is still closed is opened first. */
  const take = (intent: InboxIntent): boolean => {
    const act = offers.current[intent];
    // The templates' own search takes the focus.
    if (act && intent === 'template') act();
    else if (act) then(act, composer);
    else if (intent === 'ai_draft') then(inbox.reply, composer);
    return act !== undefined || intent === 'ai_draft';
  };

  const leave = (): boolean => {
    if (focused()?.matches('input, textarea')) then(() => active.compose(undefined), list);
    else if (selection.count > 0) selection.clear();
    else if (isNarrow && active.id !== undefined) then(active.close, list);
    else return false;
    return true;
  };

  const offer = (intent: InboxIntent, act: () => void) => {
    offers.current[intent] = act;
    return () => {
      if (offers.current[intent] === act) delete offers.current[intent];
    };
  };
  const guard = (check: ReplyGuard) => {
    guards.current = check;
    return () => {
      if (guards.current === check) guards.current = undefined;
    };
  };

  return {
    run,
    send,
    offer,
    guard,
    isWarned,
    back: () => then(active.close, list),
    isHelpOpen,
    setHelpOpen,
    tagging,
    setTagging,
  };
}

const list = `.${className('VirtualList')}`;
const detail = `.${className('ReviewsInbox-detailScroll')}`;
const composer = `.${className('ReviewsInbox-composer')} textarea`;
const noteEditor = `.${className('ReviewsInbox-noteEditor')} textarea`;
const search = `.${className('CollectionHeader-search')} input`;
