-- The columns of a project's board; a project without any has one for each state of its tasks.
create table app.board_column (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  project_id uuid not null,
  name text not null,
  status text not null check (status in ('todo', 'doing', 'review', 'done', 'closed')),
  wip_limit int check (wip_limit > 0),
  sort int not null,
  primary key (tenant_id, id),
  constraint board_column_name_key unique (tenant_id, project_id, name),
  foreign key (tenant_id, project_id) references app.project (tenant_id, id) on delete cascade
);
create index board_column_project on app.board_column (tenant_id, project_id, sort);
select app.tenant_table('app.board_column', :'app');

-- Nothing: the first column of its state.
alter table app.task add column board_column_id uuid;
alter table app.task add foreign key (tenant_id, board_column_id) references app.board_column (tenant_id, id) on delete set null (board_column_id);
create index task_board_column on app.task (tenant_id, board_column_id) where board_column_id is not null;

-- Who works on what on which days, over all projects.
create index task_open_days on app.task (tenant_id, "end", start, assignee_id)
  where status in ('todo', 'doing', 'review') and not is_parent and assignee_id is not null;
