CREATE TABLE "review_comparisons" (
	"company_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "review_comparisons_company_id_location_id_pk" PRIMARY KEY("company_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_retracting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "keyboard_shortcuts" text DEFAULT 'all' NOT NULL;