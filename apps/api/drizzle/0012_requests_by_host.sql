CREATE TABLE "website_requests" (
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"day" date NOT NULL,
	"count" smallint NOT NULL,
	CONSTRAINT "website_requests_company_id_kind_host_day_pk" PRIMARY KEY("company_id","kind","host","day")
);
--> statement-breakpoint
DROP TABLE "website_checks" CASCADE;--> statement-breakpoint
ALTER TABLE "website_audits" DROP COLUMN "requested_on";