-- Who asked a customer for what is overdue, when and how, and what was promised.
create table app.dunning (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  contact_id uuid,
  way text not null check (way in ('phone', 'visit', 'letter', 'sms', 'other')),
  day date not null,
  said text,
  promised_on date,
  promised_amount numeric(15, 2),
  outcome text not null check (outcome in ('open', 'promised', 'paid', 'refused')),
  letter text,
  owner_id uuid not null,
  department_id uuid,
  attachments uuid[] not null default '{}',
  title text not null,
  overdue_amount numeric(15, 2) not null,
  sms_sent_at timestamptz,
  search_text text not null,
  search_grams int[] not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, id),
  constraint dunning_code_key unique (tenant_id, code),
  constraint dunning_promised check (promised_on >= day),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id),
  foreign key (tenant_id, contact_id) references app.customer_contact (tenant_id, id) on delete set null (contact_id),
  foreign key (tenant_id, owner_id) references app."user" (tenant_id, id),
  foreign key (tenant_id, department_id) references app.department (tenant_id, id)
);
create index dunning_created on app.dunning (tenant_id, created_at, id);
create index dunning_updated on app.dunning (tenant_id, updated_at, id);
create index dunning_search on app.dunning using gin (tenant_id, search_grams);
create index dunning_by_day on app.dunning (tenant_id, day, id);
create index dunning_by_amount on app.dunning (tenant_id, overdue_amount, id);
create index dunning_customer on app.dunning (tenant_id, customer_id, day);
create index dunning_contact on app.dunning (tenant_id, contact_id) where contact_id is not null;
create index dunning_owner on app.dunning (tenant_id, owner_id, day);
create index dunning_department on app.dunning (tenant_id, department_id) where department_id is not null;
create index dunning_creator on app.dunning (tenant_id, created_by);
select app.tenant_table('app.dunning', :'app');

create table app.dunning_line (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  dunning_id uuid not null,
  line int not null,
  document text not null,
  due_date date not null,
  days_over int not null,
  open numeric(15, 2) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, dunning_id) references app.dunning (tenant_id, id) on delete cascade
);
create index dunning_line_of on app.dunning_line (tenant_id, dunning_id, line);
select app.tenant_table('app.dunning_line', :'app');

-- Whom a message goes to.
create or replace view app.customer_contact_ref with (security_invoker = true) as
  select tenant_id, id, code, name, status, customer_id, mobile from app.customer_contact;
