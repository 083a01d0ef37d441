-- What a customer says after an event.
create table app.customer_feedback (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  event text not null,
  event_date date not null,
  score int not null check (score between 1 and 5),
  planning int check (planning between 1 and 5),
  execution int check (execution between 1 and 5),
  service int check (service between 1 and 5),
  value_for_money int check (value_for_money between 1 and 5),
  contact_id uuid,
  answered_on date not null,
  comment text,
  improvement text,
  attachments uuid[] not null default '{}',
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint customer_feedback_code_key unique (tenant_id, code),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contact_id) references app.customer_contact (tenant_id, id) on delete set null (contact_id)
);
create index customer_feedback_created on app.customer_feedback (tenant_id, created_at, id);
create index customer_feedback_updated on app.customer_feedback (tenant_id, updated_at, id);
create index customer_feedback_search on app.customer_feedback using gin (tenant_id, search_grams);
create index customer_feedback_by_day on app.customer_feedback (tenant_id, event_date, id);
create index customer_feedback_by_score on app.customer_feedback (tenant_id, score, id);
create index customer_feedback_customer on app.customer_feedback (tenant_id, customer_id, event_date, id);
create index customer_feedback_contact on app.customer_feedback (tenant_id, contact_id) where contact_id is not null;
select app.tenant_table('app.customer_feedback', :'app');

create view app.customer_feedback_ref with (security_invoker = true) as
  select tenant_id, id, code, event as name, customer_id, contact_id, created_by from app.customer_feedback;
grant select on app.customer_feedback_ref to :app;

-- Rankings and statistics look at what ended in a period, and at who changed hands in it.
create index opportunity_closed_in on app.opportunity (tenant_id, closed_at, outcome) where closed_at is not null;
create index customer_owner_history_time on app.customer_owner_history (tenant_id, created_at, reason);
