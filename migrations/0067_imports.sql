CREATE TABLE "import_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"report" text[] NOT NULL,
	"ref_type" text,
	"ref_id" integer,
	CONSTRAINT "import_items_key" UNIQUE("import_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "imported_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" integer NOT NULL,
	"import_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_things" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_things_site_kind_key_pk" PRIMARY KEY("site","kind","key")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"file_key" text,
	"state" text NOT NULL,
	"choices" jsonb,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_things" ADD CONSTRAINT "imported_things_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_turn" ON "import_items" USING btree ("import_id","kind","state","at","id");--> statement-breakpoint
CREATE INDEX "import_items_title" ON "import_items" USING btree ("import_id","kind","title");--> statement-breakpoint
CREATE INDEX "import_items_reported" ON "import_items" USING btree ("import_id","id") WHERE cardinality(report) > 0;--> statement-breakpoint
CREATE INDEX "imported_addresses_import" ON "imported_addresses" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imported_things_import" ON "imported_things" USING btree ("import_id","kind");--> statement-breakpoint
CREATE INDEX "imported_things_ref" ON "imported_things" USING btree ("ref_type","ref_id");--> statement-breakpoint
CREATE INDEX "imports_owner" ON "imports" USING btree ("owner_id");