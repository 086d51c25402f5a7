/** What a host may want to count or log. Carries ids and amounts, never people's words. */
export type PinfoldEvent =
  | { type: 'logged_in' }
  | { type: 'logged_out' }
  | { type: 'reply_sent'; reviewId: number }
  | { type: 'reply_deleted'; reviewId: number }
  | { type: 'bulk_reply_sent'; accepted: number; skipped: number }
  | { type: 'note_saved'; reviewId: number }
  | { type: 'members_invited'; invited: number; refused: number }
  | { type: 'member_updated'; userId: number }
  | { type: 'member_removed'; userId: number }
  | { type: 'invitation_resent'; userId: number }
  | { type: 'view_as_started'; userId: number }
  | { type: 'company_created'; companyId: number }
  | { type: 'company_updated'; companyId: number }
  | { type: 'maintenance'; status: number }
  | { type: 'live_mode_changed'; mode: 'stream' | 'polling' | 'paused' };
