import { monthlyUsageTable } from '../../../providers/language-model/monthly-usage.table.ts';

/** Texts of posts that the model wrote for a company, by month. */
export const aiPostUsage = monthlyUsageTable('ai_post_usage');
