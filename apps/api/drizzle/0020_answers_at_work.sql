ALTER TABLE "booster_responses" ADD COLUMN "is_edited" boolean GENERATED ALWAYS AS (false) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_comment" text;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_problem" text;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "reply_sending_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "is_retracting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booster_responses" ADD COLUMN "is_written_by_ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "booster_responses_processing" ON "booster_responses" USING btree ("company_id","id") WHERE reply_status = 'processing';