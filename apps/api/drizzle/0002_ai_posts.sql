CREATE TABLE "ai_post_usage" (
	"company_id" bigint NOT NULL,
	"month" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "ai_post_usage_company_id_month_pk" PRIMARY KEY("company_id","month")
);
