import type { NewAutoReplyRule } from '../../auto-replies/auto-reply.ts';

/** Props of every part of a rule's form. */
export interface RulePartProps {
  rule: NewAutoReplyRule;
  onChange: (change: Partial<NewAutoReplyRule>) => void;
}
