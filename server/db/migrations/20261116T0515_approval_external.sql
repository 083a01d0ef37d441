-- Whom a supplier's task is asked of: one contact, by a link that is good for a while and opens with a code to their number.
create table app.approval_external (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  instance_id uuid not null,
  task_id uuid not null,
  contact_id uuid not null,
  name text not null,
  mobile text not null,
  company text,
  expires_at timestamptz not null,
  entered_at timestamptz,
  uploads uuid[] not null default '{}',
  created_by uuid default app.actor(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint approval_external_task unique (tenant_id, task_id),
  foreign key (tenant_id, instance_id) references app.approval_instance (tenant_id, id),
  foreign key (tenant_id, task_id) references app.approval_task (tenant_id, id)
);
create index approval_external_of on app.approval_external (tenant_id, instance_id);
create index approval_external_contact on app.approval_external (tenant_id, contact_id);
select app.tenant_table('app.approval_external', :'app');

-- What kind of person holds a task is what the kind of task says.
drop index app.approval_task_one_voice;
alter table app.approval_task drop column assignee_kind;
create unique index approval_task_one_voice on app.approval_task (tenant_id, run_id, assignee_id)
  where status in ('waiting', 'pending', 'suspended') and kind in ('vote', 'handle', 'external');
