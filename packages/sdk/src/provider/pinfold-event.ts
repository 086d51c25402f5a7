/** An event for the host's analytics. Contains ids and counts, never texts of users. */
export type PinfoldEvent =
  | { type: 'logged_in' }
  | { type: 'logged_out' }
  | ({ type: 'reply_sent'; reviewId: number } & OfChannel)
  | ({ type: 'reply_deleted'; reviewId: number } & OfChannel)
  | ({ type: 'bulk_reply_sent'; accepted: number; skipped: number } & OfChannel)
  | ({ type: 'note_saved'; reviewId: number } & OfChannel)
  | ({ type: 'review_tagged'; reviewId: number } & OfChannel)
  | ({ type: 'reviews_tagged'; changed: number; skipped: number } & OfChannel)
  | { type: 'review_category_saved'; categoryId: number }
  | { type: 'members_invited'; invited: number; refused: number }
  | { type: 'member_updated'; userId: number }
  | { type: 'member_removed'; userId: number }
  | { type: 'invitation_resent'; userId: number }
  | { type: 'view_as_started'; userId: number }
  | { type: 'google_connected'; accounts: number }
  | { type: 'google_disconnected'; accountId: number }
  | { type: 'import_started'; accountId: number; places: number }
  | { type: 'company_created'; companyId: number }
  | { type: 'company_updated'; companyId: number }
  | { type: 'bulk_edit_started'; bulkEditId: number; locations: number }
  | { type: 'listing_updated'; locationId: number }
  | { type: 'listing_deleted'; locationId: number }
  | { type: 'listing_created'; locationId: number }
  | { type: 'external_changes_decided'; wish: 'accept' | 'reject' | 'undo'; decided: number; skipped: number }
  | { type: 'protection_changed'; isAutomatic: boolean }
  | { type: 'rank_grid_created'; gridId: number }
  | { type: 'rank_scan_started'; gridId: number }
  | { type: 'post_sent'; postId: number; locations: number; excluded: number }
  | { type: 'post_updated'; postId: number }
  | { type: 'post_deleted'; postId: number }
  | { type: 'post_retried'; postId: number }
  | { type: 'photos_sent'; batchId: number; photos: number; excluded: number }
  | { type: 'photos_deleted'; batchId: number; photos: number }
  | { type: 'maintenance'; status: number }
  | { type: 'live_mode_changed'; mode: 'stream' | 'polling' | 'paused' };

/** What reviews an event is about; left out for those of locations. The Review Booster's are answers to forms. */
interface OfChannel {
  channel?: 'app_reviews' | 'review_booster';
}
