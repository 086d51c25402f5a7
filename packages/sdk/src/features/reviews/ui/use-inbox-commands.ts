import { replyTextProblem } from '@pinfold/contract/features/reviews/reply-length';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { className } from '../../../theme/part-class.ts';
import type { InboxIntent } from '../inbox-intent.ts';
import type { ReviewsInbox } from '../use-reviews-inbox.ts';
import { composerText, isComposing } from './composing.ts';
import type { InboxActions } from './use-inbox-actions.ts';

/** Everything that a key or its button does. */
export interface InboxCommands {
  /** False when the view has nothing for the intent, so that the key stays the host's. */
  run(intent: InboxIntent): boolean;
  send(goesOn: boolean): void;
  /** Closes the open review and gives the focus back to the list. */
  back(): void;
  isHelpOpen: boolean;
  setHelpOpen(isOpen: boolean): void;
}

/** What keys and buttons share, with the focus following what was done. */
export function useInboxCommands(
  root: RefObject<HTMLElement | null>,
  inbox: ReviewsInbox,
  actions: InboxActions,
  isNarrow: boolean,
): InboxCommands {
  const t = useTranslate();
  const [isHelpOpen, setHelpOpen] = useState(false);
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
  // The field appears with the change, so the change has to be drawn before it can take the focus.
  const then = (change: () => void, ...selectors: string[]) => {
    flushSync(change);
    selectors.some(focus);
  };

  const send = (goesOn: boolean) => {
    const { review } = active;
    if (!review || !isComposing(inbox, review)) return;
    const text = composerText(inbox, review);
    const refusal = replyTextProblem(text);
    if (!inbox.replyPermission.allowed) return actions.announce(inbox.replyPermission.reason?.text ?? '');
    if (refusal) return actions.announce(t(`reviews.refusal.${refusal}`));
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
      case 'search':
        return focus(search);
      case 'help':
        setHelpOpen(true);
        return true;
      case 'send_and_next':
        send(true);
        return true;
      case 'leave':
        return leave();
      default:
        return false;
    }
  };

  const leave = (): boolean => {
    const focused = root.current?.ownerDocument.activeElement;
    if (focused?.matches('input, textarea')) then(() => active.compose(undefined), list);
    else if (selection.count > 0) selection.clear();
    else if (isNarrow && active.id !== undefined) then(active.close, list);
    else return false;
    return true;
  };

  return { run, send, back: () => then(active.close, list), isHelpOpen, setHelpOpen };
}

const list = `.${className('VirtualList')}`;
const detail = `.${className('ReviewsInbox-detailScroll')}`;
const composer = `.${className('ReviewsInbox-composer')} textarea`;
const noteEditor = `.${className('ReviewsInbox-noteEditor')} textarea`;
const search = `.${className('ReviewsInbox-search')} input`;
