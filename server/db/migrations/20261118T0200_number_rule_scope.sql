-- When a number is given, and whether every department or class counts for itself.
alter table app.number_rule
  add column allocate_at text not null default 'save' check (allocate_at in ('save', 'approve')),
  add column scope text not null default 'company' check (scope ~ '^[a-zA-Z]{1,40}$'),
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid default app.actor();

alter table app.number_counter add column scope text not null default '';
alter table app.number_counter drop constraint number_counter_pkey;
alter table app.number_counter add primary key (tenant_id, type, scope, period);

update app.number_rule set separator = 'none' where separator = '';
