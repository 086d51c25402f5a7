/** The stable class of a part of a shop's details, for their sheet and for hosts. */
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
