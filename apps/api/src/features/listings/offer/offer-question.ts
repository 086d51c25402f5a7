import type {
  ListingCategory,
  OfferedAttribute,
} from '@pinfold/contract/features/listings/offer/offer.endpoints';
import type { Language } from '@pinfold/contract/languages';

/** What the provider is asked for; the answer is the same for every company. */
export type OfferQuestion =
  | { kind: 'categories'; country: string; language: Language }
  | { kind: 'attributes'; country: string; language: Language; category: string };

export interface OfferAnswers {
  categories: ListingCategory[];
  attributes: Omit<OfferedAttribute, 'facilities_count'>[];
}

export type OfferAnswer<Question extends OfferQuestion> = OfferAnswers[Question['kind']];

export function offerKey(question: OfferQuestion): string {
  const { kind, language, country } = question;
  const category = question.kind === 'attributes' ? [question.category] : [];
  return [kind, language, country, ...category].join('/');
}
