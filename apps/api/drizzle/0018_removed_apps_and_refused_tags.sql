CREATE TABLE "refused_app_tags" (
	"company_id" bigint NOT NULL,
	"review_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "refused_app_tags_company_id_review_id_tag_id_pk" PRIMARY KEY("company_id","review_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "mobile_apps" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categorisations" ADD COLUMN "channel" text DEFAULT 'reviews' NOT NULL;