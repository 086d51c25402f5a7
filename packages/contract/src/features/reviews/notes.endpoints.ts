import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { NoteText } from '../opinions/opinion-changes.ts';
import { Review } from './reviews.endpoints.ts';

const access: MemberAccess = { permission: 'reply_reviews', module: 'reviews', demo: 'blocked' };

export const createNote = defineEndpoint({
  id: 'createNote',
  method: 'post',
  path: '/reviews/{id}/note/',
  summary: 'Write a note on a review, for the team only; replaces an earlier one',
  access,
  params: IdParam,
  body: NoteText,
  response: Review,
  status: 201,
  problems: ['not_found'],
});

export const updateNote = defineEndpoint({
  id: 'updateNote',
  method: 'patch',
  path: '/reviews/{id}/note/',
  summary: 'Change the note on a review',
  access,
  params: IdParam,
  body: NoteText,
  response: Review,
  problems: ['not_found', 'note_missing'],
});

export const deleteNote = defineEndpoint({
  id: 'deleteNote',
  method: 'delete',
  path: '/reviews/{id}/note/',
  summary: 'Remove the note from a review',
  access,
  params: IdParam,
  response: Review,
  problems: ['not_found', 'note_missing'],
});
