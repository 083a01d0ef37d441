-- Whoever follows an approval hears how it ends.
create table app.approval_follow (
  tenant_id uuid not null default app.tenant(),
  user_id uuid not null default app.actor(),
  instance_id uuid not null,
  at timestamptz not null default now(),
  primary key (tenant_id, user_id, instance_id),
  foreign key (tenant_id, instance_id) references app.approval_instance (tenant_id, id),
  foreign key (tenant_id, user_id) references app."user" (tenant_id, id)
);
create index approval_follow_mine on app.approval_follow (tenant_id, user_id, at desc, instance_id desc);
create index approval_follow_of on app.approval_follow (tenant_id, instance_id);
select app.tenant_table('app.approval_follow', :'app');

-- What somebody passed on: those they added, and whoever took their place.
create index approval_task_added_by on app.approval_task (tenant_id, added_by) where added_by is not null;
create index approval_task_passed_on on app.approval_task (tenant_id, assignee_id) where status = 'transferred';
create index approval_task_heir on app.approval_task (tenant_id, origin_task_id) where origin_task_id is not null;
