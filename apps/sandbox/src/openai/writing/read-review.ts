import * as z from 'zod';

const Told = z.object({
  review: z.object({ stars: z.number(), text: z.string(), customer: z.string().optional() }),
});

/** What the model understands of a review. */
export interface ToldReview {
  stars: number;
  text: string;
  customer: string;
}

/** The review of a prompt: in a JSON object, or the whole of what was said. */
export function readReview(user: string): ToldReview {
  const json = user.slice(user.indexOf('{'), user.lastIndexOf('}') + 1);
  try {
    const { stars, text, customer = '' } = Told.parse(JSON.parse(json)).review;
    return { stars, text, customer };
  } catch {
    return { stars: 4, text: user, customer: '' };
  }
}
