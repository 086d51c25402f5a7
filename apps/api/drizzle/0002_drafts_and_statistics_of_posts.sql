CREATE TABLE "ai_post_usage" (
	"company_id" bigint NOT NULL,
	"month" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "ai_post_usage_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "post_insights" (
	"company_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"google_name" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"action_clicks" integer NOT NULL,
	CONSTRAINT "post_insights_company_id_location_id_day_google_name_pk" PRIMARY KEY("company_id","location_id","day","google_name")
);
--> statement-breakpoint
ALTER TABLE "local_post_items" ADD COLUMN "is_rewritten" boolean DEFAULT false NOT NULL;