-- Pairs of rights the product keeps apart, put into a company's own rules once: what it takes out again stays out.
create table app.duty_offer (
  tenant_id uuid not null default app.tenant(),
  "left" text not null,
  "right" text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, "left", "right")
);
select app.tenant_table('app.duty_offer', :'app', append => true);
