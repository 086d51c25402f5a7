CREATE TABLE "publication_reads" (
	"company_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publication_reads_company_id_location_id_pk" PRIMARY KEY("company_id","location_id")
);
