CREATE TABLE "apple_brands" (
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"external_id" text,
	"state" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "apple_brands_company_id_account_id_country_pk" PRIMARY KEY("company_id","account_id","country")
);
--> statement-breakpoint
ALTER TABLE "directory_accounts" ADD COLUMN "news_cursor" text;--> statement-breakpoint
ALTER TABLE "directory_listings" ADD COLUMN "sent" jsonb;