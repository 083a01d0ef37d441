-- Small steps of a task, ticked off one by one.
create table app.task_check (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  task_id uuid not null,
  line int not null,
  title text not null,
  is_done boolean not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, task_id) references app.task (tenant_id, id) on delete cascade
);
create index task_check_task on app.task_check (tenant_id, task_id, line);
select app.tenant_table('app.task_check', :'app');

-- Whom to remind of what is due.
create index task_due on app.task (tenant_id, "end") where status in ('todo', 'doing', 'review') and not is_parent and assignee_id is not null;
