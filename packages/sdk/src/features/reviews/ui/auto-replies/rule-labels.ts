import type { Format } from '../../../../i18n/use-format.ts';
import type { useTranslate } from '../../../../i18n/use-translate.ts';
import type { NewAutoReplyRule } from '../../auto-replies/auto-replies.ts';

type Translate = ReturnType<typeof useTranslate>;

/** Describes a rule in a sentence: which reviews, where, with what, when, and who sends the reply. */
export function ruleSummary(rule: NewAutoReplyRule, t: Translate, format: Format): string {
  const stars = format.list(rule.rating.toSorted((a, b) => b - a).map((rating) => `${rating}★`));
  const text = rule.comment === null ? 'any' : rule.comment ? 'with_text' : 'without_text';
  const which = t(`auto_replies.words.${text}`, { stars });
  const how =
    rule.source === 'ai'
      ? t('auto_replies.words.ai')
      : t('auto_replies.words.templates', { count: rule.reply_templates_ids.length });
  const sending = t(rule.needs_acceptance ? 'auto_replies.words.waits' : 'auto_replies.words.sends');
  const when = delayWords(rule.delay_minutes, t, format);
  // A duration may end with a full stop of its own, as "1 godz." does.
  const sentence = `${which} ${placesWords(rule, t, format)} ${how}, ${when}`.replace(/\.$/, '');
  return `${sentence}. ${sending}`;
}

function placesWords({ gmb_address_ids, groups }: NewAutoReplyRule, t: Translate, format: Format): string {
  const places = [
    ...(gmb_address_ids.length > 0
      ? [t('auto_replies.words.locations', { count: gmb_address_ids.length })]
      : []),
    ...(groups.length > 0 ? [t('auto_replies.words.groups', { count: groups.length })] : []),
  ];
  return places.length > 0 ? format.list(places) : t('auto_replies.words.everywhere');
}

function delayWords(minutes: number, t: Translate, format: Format): string {
  return minutes === 0
    ? t('auto_replies.words.at_once')
    : t('auto_replies.words.after', { duration: format.duration(minutes * 60) });
}
