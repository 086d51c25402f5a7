import * as z from 'zod';
import { prose } from '../../../line.ts';

/** What is asked of one draft of a reply. */
export const AiReplyWish = z
  .object({
    wish: prose().trim().max(300).default('').describe('What this one reply should say or be like.'),
  })
  .meta({ id: 'AiReplyWish' });
