import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { NoteText } from '../opinions/opinion-changes.ts';
import { AppReview } from './app-reviews.endpoints.ts';

const access: MemberAccess = {
  permission: 'reply_reviews',
  module: 'app_reviews',
  demo: 'blocked',
  concernsAllLocations: true,
};

export const createAppNote = defineEndpoint({
  id: 'createAppNote',
  method: 'post',
  path: '/app-reviews/{id}/note/',
  summary: 'Write a note on a review of an app, for the team only; replaces an earlier one',
  access,
  params: IdParam,
  body: NoteText,
  response: AppReview,
  status: 201,
  problems: ['feature_disabled', 'not_found'],
});

export const updateAppNote = defineEndpoint({
  id: 'updateAppNote',
  method: 'patch',
  path: '/app-reviews/{id}/note/',
  summary: 'Change the note on a review of an app',
  access,
  params: IdParam,
  body: NoteText,
  response: AppReview,
  problems: ['feature_disabled', 'not_found', 'note_missing'],
});

export const deleteAppNote = defineEndpoint({
  id: 'deleteAppNote',
  method: 'delete',
  path: '/app-reviews/{id}/note/',
  summary: 'Remove the note from a review of an app',
  access,
  params: IdParam,
  response: AppReview,
  problems: ['feature_disabled', 'not_found', 'note_missing'],
});
