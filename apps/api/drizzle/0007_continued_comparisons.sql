ALTER TABLE "review_comparisons" ALTER COLUMN "compared_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_comparisons" ADD COLUMN "page_token" text;--> statement-breakpoint
ALTER TABLE "review_comparisons" ADD COLUMN "calls_made" integer;--> statement-breakpoint
ALTER TABLE "review_comparisons" ADD COLUMN "seen" text[];