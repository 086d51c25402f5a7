CREATE TABLE "score_days" (
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"score" double precision,
	"coverage" double precision NOT NULL,
	"indicators" jsonb NOT NULL,
	"formula_version" smallint NOT NULL,
	CONSTRAINT "score_days_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "quality_points" real[];