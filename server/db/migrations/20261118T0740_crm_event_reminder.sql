-- Of which event, a year later, somebody was reminded.
create table app.customer_event_reminder (
  tenant_id uuid not null default app.tenant(),
  subject text not null,
  event_id uuid not null,
  year int not null,
  customer_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, event_id, year),
  foreign key (tenant_id, customer_id) references app.customer (tenant_id, id) on delete cascade
);
create index customer_event_reminder_customer on app.customer_event_reminder (tenant_id, customer_id);
select app.tenant_table('app.customer_event_reminder', :'app');

-- Events that were held, for what comes back a year later.
create index opportunity_held on app.opportunity (tenant_id, event_date) where outcome = 'won' and event_date is not null;
