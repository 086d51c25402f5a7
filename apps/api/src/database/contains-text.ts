import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Whether a folded text contains what was typed, ignoring case and accents. */
export function containsText(folded: SQLWrapper, typed: string): SQL {
  return sql`${folded} like '%' || fold(${escapeLike(typed)}) || '%'`;
}

/** Takes `%`, `_` and the backslash for what they are, those of other widths too, which folding makes usual ones. */
function escapeLike(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\\%_]/g, String.raw`\$&`);
}
