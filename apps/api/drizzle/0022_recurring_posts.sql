CREATE TABLE "post_series" (
	"company_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"location_ids" bigint[] NOT NULL,
	"group_ids" bigint[] NOT NULL,
	"reached_ids" bigint[] NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "post_series_company_id_post_id_pk" PRIMARY KEY("company_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "local_posts" ADD COLUMN "recurrence" jsonb;--> statement-breakpoint
ALTER TABLE "local_posts" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "local_posts" ADD COLUMN "series_id" bigint;--> statement-breakpoint
ALTER TABLE "local_posts" ADD COLUMN "occurrence_on" date;--> statement-breakpoint
ALTER TABLE "local_posts" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "location_posts" ADD COLUMN "recurrence" jsonb;--> statement-breakpoint
CREATE INDEX "local_posts_repeating" ON "local_posts" USING btree ("company_id","id") WHERE status = 'repeating';--> statement-breakpoint
ALTER TABLE "local_posts" ADD CONSTRAINT "local_posts_occurrence" UNIQUE("company_id","series_id","occurrence_on");