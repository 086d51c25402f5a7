import type { Language } from '@pinfold/contract/languages';
import { enDetails } from './en.ts';
import { esDetails } from './es.ts';
import { plDetails } from './pl.ts';

/** What the details of a shop say. They come along with the part that needs them, in all languages. */
export interface DetailsWords {
  loading: string;
  hours: string;
  today: string;
  closed: string;
  allDay: string;
  /** Beside a day with other hours than its weekday. */
  exception: string;
  hoursUnknown: string;
  /** Where the visitor’s clock shows another time. */
  timeThere(time: string): string;
  specialDays: string;
  moreHours: string;
  phone: string;
  website: string;
  email: string;
  contactPage: string;
  maps: string;
  about: string;
  services: string;
  attributes: string;
  links: string;
  offer: string;
  contact: string;
  reviews: string;
  reviewCount(count: number): string;
  stars(count: number): string;
  allStars: string;
  starsFilter: string;
  textOnly: string;
  moreReviews: string;
  noSuchReviews: string;
  reviewsLoading: string;
  reviewsFailed: string;
  anonymous: string;
  answer: string;
  posts: string;
  postImage(title: string): string;
  coupon: string;
  from(date: string): string;
  until(date: string): string;
  photos: string;
  photo(number: number, count: number, name: string): string;
  enlarge(photo: string): string;
  previous: string;
  next: string;
  close: string;
  position(number: number, count: number): string;
  questions: string;
  more: string;
  showAll(count: number): string;
}

/** They come along with the details, so that these need nothing more to speak. */
export const wordsOfDetails: Readonly<Record<Language, DetailsWords>> = {
  pl: plDetails,
  en: enDetails,
  es: esDetails,
};
